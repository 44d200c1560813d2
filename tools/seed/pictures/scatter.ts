// Scatters toppings over a round or square field, well apart, kinds mixed, leaves last.

import { toppingKinds } from './draw-toppings.ts';
import { circle, type Drawing, turned } from './drawing.ts';
import type { Topping } from './recipe.ts';

export interface Field {
  x: number;
  y: number;
  /** Half the width. */
  reach: number;
  isSquare?: boolean;
  /** Only the left (-1) or right (1) half. */
  side?: -1 | 1;
}

export function scatter(drawing: Drawing, toppings: readonly Topping[], field: Field): void {
  const share = (2.3 / (toppings.length + 1.3)) * (field.side ? 0.5 : 1);
  const pieces = toppings.flatMap((topping) =>
    Array.from({ length: Math.ceil(toppingKinds[topping].count * share) }, (_, index) => ({
      topping,
      order: index + (toppingKinds[topping].isLast ? 100 : 0),
    })),
  );
  const taken: [number, number][] = [];
  for (const { topping } of pieces.sort((one, other) => one.order - other.order)) {
    drawTopping(drawing, topping, freePlace(drawing, taken, field));
  }
}

/** Of a dozen random positions, the one farthest from the existing toppings. */
function freePlace(drawing: Drawing, taken: [number, number][], field: Field): [number, number] {
  let best: [number, number] = [field.x, field.y];
  let bestGap = -1;
  for (let attempt = 0; attempt < 14; attempt++) {
    const place = somewhere(drawing, field);
    if (field.side && (place[0] - field.x) * field.side < 36) continue;
    const gap = Math.min(...taken.map(([x, y]) => Math.hypot(place[0] - x, place[1] - y)), 9999);
    if (gap > bestGap) [best, bestGap] = [place, gap];
  }
  taken.push(best);
  return best;
}

/** A uniformly random position in the field. */
export function somewhere(drawing: Drawing, { x, y, reach, isSquare }: Field): [number, number] {
  if (isSquare) return [x + drawing.between(-reach, reach), y + drawing.between(-reach, reach)];
  const angle = drawing.between(0, Math.PI * 2);
  const length = Math.sqrt(drawing.random()) * reach;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

function drawTopping(drawing: Drawing, topping: Topping, [x, y]: [number, number]): void {
  const { draw, scale, reach = 66 } = toppingKinds[topping];
  const size = scale * drawing.between(0.9, 1.1);
  const piece = draw(drawing);
  const below = drawing.radial([
    [0, '#3a1206', 0.45],
    [0.6, '#3a1206', 0.34],
    [1, '#3a1206', 0],
  ]);
  drawing.add(circle(x + 9, y + 14, reach * size, below));
  drawing.add(turned(`<g transform="scale(${size.toFixed(2)})">${piece}</g>`, drawing.between(0, 360), x, y));
}
