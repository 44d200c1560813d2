// What an installation sets for itself, read from the environment in this one place (docs/deploy.md).

type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  /** Where staff sign in: links in mails lead there. 'https://admin.bite.example', without a slash at the end. */
  adminOrigin: string;
  /** Hosts of ours, with their ports: pages there may act for a session, and sign-ins may be handed over to them. */
  ownHosts: readonly string[];
  smtp: { url: string | undefined; from: string | undefined };
}

/** Throws where BITE_ADMIN_ORIGIN is missing, or an address is none. Under the emulators BITE_STACK says where we are. */
export function readConfig(env: Environment): Config {
  const smtp = { url: env['SMTP_URL'], from: env['MAIL_FROM'] };
  const stack = env['BITE_STACK'];
  if (stack !== undefined) {
    const { urls } = JSON.parse(stack) as { urls: Readonly<Record<string, string>> };
    const adminOrigin = originFrom('BITE_STACK', urls['admin']);
    return { adminOrigin, ownHosts: Object.values(urls).map((url) => new URL(url).host), smtp };
  }
  const adminOrigin = originFrom('BITE_ADMIN_ORIGIN', env['BITE_ADMIN_ORIGIN']);
  return { adminOrigin, ownHosts: [new URL(adminOrigin).host, ...hostsFrom(env['BITE_RETURN_HOSTS'])], smtp };
}

function originFrom(name: string, text: string | undefined): string {
  const address = text?.replace(/\/$/, '') ?? '';
  if (!URL.canParse(address) || new URL(address).origin !== address)
    throw new Error(`${name} names no address such as https://admin.example.com (docs/deploy.md)`);
  return address;
}

/** 'bite.example, order.bite.example' */
function hostsFrom(text = ''): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find(
    (host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host,
  );
  if (wrong !== undefined) throw new Error(`BITE_RETURN_HOSTS: ${wrong} is no host name (docs/deploy.md)`);
  return hosts;
}
