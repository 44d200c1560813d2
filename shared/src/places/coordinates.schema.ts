// A point on the earth in degrees (I3.8-02, I9-09).
import { z } from 'zod';

const LATITUDE = 'Latitude must be between -90 and 90';
const LONGITUDE = 'Longitude must be between -180 and 180';

export const latitude = z.number(LATITUDE).min(-90, LATITUDE).max(90, LATITUDE);
export const longitude = z.number(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE);

export const coordinates = z.strictObject({ latitude, longitude });

export type Coordinates = z.output<typeof coordinates>;
