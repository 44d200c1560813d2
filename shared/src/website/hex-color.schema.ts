// A colour that staff pick: '#rrggbb' (C5-14, I5.1-04).
import { z } from 'zod';

export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Must be a valid hex color');
