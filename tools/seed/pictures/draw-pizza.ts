// Draws a pizza from above: crust, sauce, cheese, toppings, cut into slices.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, line, path, shadow, wobble } from './drawing.ts';
import type { Pizza } from './recipe.ts';
import { scatter, somewhere } from './scatter.ts';

const X = 1000;
const Y = 750;
const RADIUS = 620;

const sauces: Record<Pizza['sauce'], string> = {
  tomato: '#b5341c',
  white: '#f0dcae',
  pesto: '#6f8f35',
  barbecue: '#74341a',
};

export function drawPizza(drawing: Drawing, pizza: Pizza): void {
  const isSquare = pizza.shape === 'square';
  shadow(drawing, X + 36, Y + 56, 880, 860, 0.6);
  const rim = isSquare ? square(RADIUS - 30, 70) : wobble(drawing, X, Y, RADIUS, 0.012, 30);
  const topped = isSquare ? square(RADIUS - 92, 40) : wobble(drawing, X, Y, RADIUS * 0.885, 0.012, 26);
  drawBoard(drawing, isSquare);
  drawCrust(drawing, rim);
  const sauce = sauces[pizza.sauce];
  drawing.add(
    path(
      topped,
      drawing.radial([
        [0, lighter(sauce, 0.08)],
        [0.85, sauce],
        [1, darker(sauce, 0.35)],
      ]),
    ),
  );
  drawCheese(drawing, pizza, topped);
  drawing.clipped(topped, () => drawToppings(drawing, pizza));
  if (pizza.drizzle) drawing.clipped(topped, () => drawDrizzle(drawing, pizza.drizzle ?? ''));
  drawCuts(drawing, isSquare);
}

function square(half: number, corner: number): string {
  const side = 2 * (half - corner);
  return `M${X - half + corner} ${Y - half}h${side}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${side}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${-side}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${-side}a${corner} ${corner} 0 0 1 ${corner} ${-corner}Z`;
}

function drawBoard(drawing: Drawing, isSquare: boolean): void {
  const fill = drawing.radial([
    [0, '#c99a63'],
    [0.86, '#b27f48'],
    [0.97, '#8f5f31'],
    [1, '#6d4522'],
  ]);
  drawing.add(isSquare ? path(square(RADIUS + 60, 60), '#55585c') : circle(X, Y, RADIUS + 92, fill));
  if (isSquare) drawing.add(path(square(RADIUS + 36, 50), '#2f3134'));
}

function drawCrust(drawing: Drawing, rim: string): void {
  const fill = drawing.radial([
    [0, '#e9b768'],
    [0.86, '#eec37c'],
    [0.93, '#dc9a49'],
    [1, '#a9662a'],
  ]);
  drawing.add(path(rim, fill));
  drawing.clipped(rim, () => {
    for (let spot = 0; spot < 34; spot++) {
      const angle = drawing.between(0, Math.PI * 2);
      const at = RADIUS * drawing.between(0.91, 1);
      const outline = wobble(
        drawing,
        X + Math.cos(angle) * at,
        Y + Math.sin(angle) * at,
        drawing.between(10, 36),
        0.3,
        8,
      );
      drawing.add(
        path(outline, spot % 3 ? '#b06a2c' : '#5f3414', `fill-opacity="${spot % 3 ? 0.35 : 0.45}"`),
      );
    }
  });
}

function drawCheese(drawing: Drawing, pizza: Pizza, topped: string): void {
  const amount = { melted: 74, little: 26, fresh: 14 }[pizza.cheese];
  drawing.clipped(topped, () => {
    if (pizza.cheese === 'melted') {
      const fill = drawing.radial([
        [0, '#fbe3a0'],
        [0.8, '#f3c765'],
        [1, '#e2a244'],
      ]);
      drawing.add(path(wobble(drawing, X, Y, RADIUS * 0.82, 0.035, 30), fill, 'fill-opacity="0.93"'));
      if (pizza.shape === 'square') drawing.add(path(square(RADIUS - 120, 40), fill, 'fill-opacity="0.93"'));
    }
    for (let patch = 0; patch < amount; patch++) drawCheesePatch(drawing, patch % 4 === 0);
  });
}

function drawCheesePatch(drawing: Drawing, isBrowned: boolean): void {
  const [x, y] = somewhere(drawing, { x: X, y: Y, reach: RADIUS * 0.82 });
  const outline = wobble(drawing, x, y, drawing.between(24, 74), 0.22, 9);
  drawing.add(path(outline, isBrowned ? '#c9772a' : '#fff0bf', `fill-opacity="${isBrowned ? 0.3 : 0.42}"`));
}

function drawToppings(drawing: Drawing, pizza: Pizza): void {
  const isSquare = pizza.shape === 'square';
  const field = { x: X, y: Y, reach: isSquare ? 480 : RADIUS * 0.79, isSquare };
  if (pizza.right) {
    scatter(drawing, pizza.toppings, { ...field, side: -1 });
    scatter(drawing, pizza.right, { ...field, side: 1 });
  } else {
    scatter(drawing, pizza.toppings, field);
  }
}

function drawDrizzle(drawing: Drawing, colour: string): void {
  let d = `M${X - RADIUS} ${Y - 420}`;
  for (let turn = 0; turn < 7; turn++) {
    const y = Y - 420 + turn * 140;
    d += `Q${X} ${y - 70} ${X + (turn % 2 ? -1 : 1) * 600} ${y + 70}`;
  }
  drawing.add(
    line(d, darker(colour, 0.4), 20, 'stroke-opacity="0.35"'),
    line(d, colour, 13),
    line(d, lighter(colour, 0.6), 3, 'stroke-opacity="0.7"'),
  );
}

function drawCuts(drawing: Drawing, isSquare: boolean): void {
  const reach = RADIUS * 0.99;
  const cuts = isSquare
    ? [-200, 200].flatMap((at) => [`M${X + at} ${Y - 585}V${Y + 585}`, `M${X - 585} ${Y + at}H${X + 585}`])
    : [22, 67, 112, 157].map((degrees) => {
        const [dx, dy] = [
          Math.cos((degrees * Math.PI) / 180) * reach,
          Math.sin((degrees * Math.PI) / 180) * reach,
        ];
        return `M${X - dx} ${Y - dy}L${X + dx} ${Y + dy}`;
      });
  for (const d of cuts)
    drawing.add(
      line(d, '#5a2a0e', 7, 'stroke-opacity="0.5"'),
      line(d, '#ffe9b8', 2.5, 'stroke-opacity="0.45" transform="translate(4 4)"'),
    );
}
