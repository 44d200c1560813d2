// Calls our own origin.
import { createClient } from '@bite/shared/api/client';
import { dinerRoutes } from '@bite/shared/api/diner-routes';

export const call = createClient(dinerRoutes);
