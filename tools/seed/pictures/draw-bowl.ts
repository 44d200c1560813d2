// Draws a bowl from above: soup, rice, oats or leaves, with toppings.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, shadow, turned, wobble } from './drawing.ts';
import type { Bowl } from './recipe.ts';
import { scatter, somewhere } from './scatter.ts';

const X = 1000;
const Y = 750;

export function drawBowl(drawing: Drawing, { bowl, base, baseStyle, toppings }: Bowl): void {
  shadow(drawing, X + 44, Y + 74, 800, 780, 0.55);
  drawing.add(
    circle(
      X,
      Y,
      620,
      drawing.linear(
        [
          [0, lighter(bowl, 0.35)],
          [0.5, bowl],
          [1, darker(bowl, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
  drawing.add(
    circle(
      X,
      Y,
      578,
      drawing.linear(
        [
          [0, darker(bowl, 0.42)],
          [1, lighter(bowl, 0.12)],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
  drawing.add(
    circle(
      X,
      Y + 10,
      530,
      drawing.radial([
        [0, lighter(base, 0.14)],
        [0.82, base],
        [1, darker(base, 0.35)],
      ]),
    ),
  );
  const inside = wobble(drawing, X, Y + 10, 528, 0.002, 40);
  drawing.clipped(inside, () => {
    if (baseStyle === 'grains') drawGrains(drawing, base);
    else if (baseStyle === 'leaves') drawLeaves(drawing, base);
    else drawSwirls(drawing, base);
    scatter(drawing, toppings, { x: X, y: Y + 10, reach: 420 });
  });
  drawing.add(
    line(`M${X - 560} ${Y - 180}A590 590 0 0 1 ${X - 180} ${Y - 560}`, '#ffffff', 16, 'stroke-opacity="0.4"'),
  );
}

function drawGrains(drawing: Drawing, base: string): void {
  for (let grain = 0; grain < 420; grain++) {
    const [x, y] = somewhere(drawing, { x: X, y: Y + 10, reach: 520 });
    drawing.add(
      turned(
        ellipse(0, 0, 22, 11, grain % 3 ? lighter(base, 0.45) : darker(base, 0.1)),
        drawing.between(0, 180),
        x,
        y,
      ),
    );
  }
}

function drawLeaves(drawing: Drawing, base: string): void {
  for (let leaf = 0; leaf < 70; leaf++) {
    const [x, y] = somewhere(drawing, { x: X, y: Y + 10, reach: 510 });
    const shade = leaf % 3 === 0 ? darker(base, 0.25) : leaf % 3 === 1 ? lighter(base, 0.3) : base;
    drawing.add(
      path(wobble(drawing, x, y, drawing.between(60, 120), 0.28, 11), shade, 'fill-opacity="0.92"'),
    );
    drawing.add(
      line(
        `M${x - 50} ${y}q50 ${drawing.between(-30, 30)} 100 0`,
        lighter(base, 0.55),
        5,
        'stroke-opacity="0.6"',
      ),
    );
  }
}

function drawSwirls(drawing: Drawing, base: string): void {
  for (let swirl = 0; swirl < 10; swirl++) {
    const [x, y] = somewhere(drawing, { x: X, y: Y + 10, reach: 420 });
    drawing.add(
      path(
        wobble(drawing, x, y, drawing.between(40, 130), 0.2, 10),
        lighter(base, 0.4),
        'fill-opacity="0.2"',
      ),
    );
  }
  for (let drop = 0; drop < 26; drop++) {
    const [x, y] = somewhere(drawing, { x: X, y: Y + 10, reach: 500 });
    drawing.add(circle(x, y, drawing.between(6, 20), lighter(base, 0.55), 'fill-opacity="0.35"'));
  }
}
