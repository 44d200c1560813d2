// Spanish, for guests in all of the Americas: short, and as friends speak ("Agregar", "Para llevar", "Escribe tu nombre"). A file
// for each part of the site.
import type { Catalogue, Speech } from '@bite/shared/kernel/translate';
import { languages } from '@bite/shared/website/languages';
import { app } from './es/app.ts';
import { cart } from './es/cart.ts';
import { catalogue, foods } from './es/catalogue.ts';
import { checkout } from './es/checkout.ts';
import { delivery } from './es/delivery.ts';
import { diners } from './es/diners.ts';
import { payments } from './es/payments.ts';
import { rules } from './es/rules.ts';
import { server } from './es/server.ts';
import { times } from './es/times.ts';
import { tipsAndCodes } from './es/tips-and-codes.ts';
import { tracking } from './es/tracking.ts';
import { website } from './es/website.ts';
import { wishes } from './es/wishes.ts';

export const es: Catalogue = {
  ...app,
  ...times,
  ...catalogue,
  ...foods,
  ...cart,
  ...checkout,
  ...payments,
  ...delivery,
  ...tracking,
  ...diners,
  ...website,
  ...wishes,
  ...rules,
  ...server,
  ...tipsAndCodes,
};

export const speech: Speech = { locale: languages.es.locale, catalogue: es };
