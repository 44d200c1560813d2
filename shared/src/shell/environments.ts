// Where an installation stands: what restaurants live on, or one of the copies that changes are tried on (O9-47, I9-18).

export const environments = ['production', 'staging', 'development', 'emulators'] as const;
export type Environment = (typeof environments)[number];

/** Of one deployed project. */
export const deployedEnvironments = ['production', 'staging', 'development'] as const satisfies Environment[];

/** Production where nothing is said; undefined for what is none of a deployed project's. */
export function deployedEnvironment(text: string | undefined): Environment | undefined {
  return text === undefined || text === ''
    ? 'production'
    : deployedEnvironments.find((environment) => environment === text);
}

/** What stands above every page of the back office; production has no mark. */
export const environmentLabel: Readonly<Record<Exclude<Environment, 'production'>, string>> = {
  staging: 'Staging: no guest sees what you do here.',
  development: 'Development: no guest sees what you do here.',
  emulators: 'Emulators: everything here is made up.',
};
