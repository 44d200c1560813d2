// Draws scoops of ice cream in their vessels.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, shadow, turned, wobble } from './drawing.ts';
import type { Scoops } from './recipe.ts';

interface Ball {
  x: number;
  y: number;
  radius: number;
}

export function drawScoops(drawing: Drawing, recipe: Scoops): void {
  if (recipe.vessel === 'sandwich') drawSandwich(drawing, recipe);
  else drawServed(drawing, recipe, recipe.vessel);
}

type Served = Exclude<Scoops['vessel'], 'sandwich'>;

function drawServed(drawing: Drawing, recipe: Scoops, vessel: Served): void {
  const balls = placesOf(recipe);
  drawBehind(drawing, vessel);
  if (recipe.hasCream) drawCream(drawing, balls);
  for (const [index, ball] of balls.entries()) {
    drawBall(drawing, ball, recipe.scoops[index % recipe.scoops.length] ?? '#ffffff');
  }
  if (recipe.sauce) for (const ball of balls) drawSauce(drawing, recipe.sauce, ball);
  drawSprinkles(drawing, recipe, balls);
  drawInFront(drawing, recipe, vessel);
  const top = balls.at(-1);
  if (recipe.hasCherry && top) drawCherry(drawing, top.x + 6, top.y - top.radius - 18);
}

function drawBehind(drawing: Drawing, vessel: Served): void {
  if (vessel === 'cone') drawCone(drawing);
  else shadow(drawing, 1020, 1240, vessel === 'boat' ? 820 : 560, 110, 0.6);
  if (vessel === 'coupe') drawStem(drawing);
}

function drawInFront(drawing: Drawing, recipe: Scoops, vessel: Served): void {
  if (vessel === 'cup' || vessel === 'tub') drawCup(drawing, recipe);
  if (vessel === 'coupe') drawCoupe(drawing);
  if (vessel === 'boat') drawBoat(drawing);
}

/** From back to front, the last one on top. */
function placesOf(recipe: Scoops): Ball[] {
  const count = recipe.scoops.length;
  if (recipe.vessel === 'boat')
    return [600, 1000, 1400].map((x, index) => ({ x, y: index === 1 ? 690 : 740, radius: 240 }));
  if (recipe.vessel === 'cone') {
    return Array.from({ length: count }, (_, index) => ({
      x: 1000,
      y: (count === 1 ? 520 : 690) - index * 290,
      radius: (count === 1 ? 300 : 235) - index * 20,
    }));
  }
  if (count === 1) return [{ x: 1000, y: 620, radius: 340 }];
  if (count === 2)
    return [
      { x: 820, y: 640, radius: 270 },
      { x: 1180, y: 640, radius: 270 },
    ];
  return [
    { x: 780, y: 680, radius: 250 },
    { x: 1220, y: 680, radius: 250 },
    { x: 1000, y: 440, radius: 255 },
  ];
}

function drawBall(drawing: Drawing, { x, y, radius }: Ball, scoop: string | readonly [string, string]): void {
  const [colour, specks] = typeof scoop === 'string' ? [scoop, undefined] : scoop;
  const skirt = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.06 + (index / 8) * 0.88);
    return circle(
      x + Math.cos(angle) * radius * 0.96,
      y + Math.sin(angle) * radius * 0.5 + radius * 0.42,
      radius * drawing.between(0.17, 0.25),
      darker(colour, 0.1),
    );
  });
  const fill = drawing.radial(
    [
      [0, lighter(colour, 0.5)],
      [0.45, lighter(colour, 0.08)],
      [0.85, darker(colour, 0.08)],
      [1, darker(colour, 0.24)],
    ],
    [0.36, 0.28, 0.82],
  );
  drawing.add(...skirt, path(wobble(drawing, x, y, radius, 0.012, 22), fill));
  const outline = wobble(drawing, x, y, radius * 0.98, 0.01, 22);
  drawing.clipped(outline, () => {
    for (let ridge = 0; ridge < 9; ridge++) {
      const at = y - radius + drawing.between(0.2, 1.8) * radius;
      drawing.add(
        line(
          `M${x - radius} ${at}q${radius} ${drawing.between(-70, 70)} ${radius * 2} ${drawing.between(-20, 20)}`,
          ridge % 2 ? '#ffffff' : darker(colour, 0.35),
          drawing.between(3, 9),
          'stroke-opacity="0.17"',
        ),
      );
    }
    if (specks) {
      for (let speck = 0; speck < 30; speck++) {
        const outlineOfSpeck = wobble(
          drawing,
          x + drawing.between(-radius, radius),
          y + drawing.between(-radius, radius),
          drawing.between(8, 26),
          0.35,
          7,
        );
        drawing.add(path(outlineOfSpeck, specks, 'fill-opacity="0.9"'));
      }
    }
  });
  drawing.add(
    ellipse(
      x - radius * 0.34,
      y - radius * 0.5,
      radius * 0.26,
      radius * 0.14,
      '#ffffff',
      `fill-opacity="0.42" transform="rotate(-28 ${x - radius * 0.34} ${y - radius * 0.5})"`,
    ),
  );
}

function drawSauce(drawing: Drawing, colour: string, { x, y, radius }: Ball): void {
  const w = radius * 0.86;
  const top = y - radius * 1.02;
  const d = `M${x - w} ${y - radius * 0.34}Q${x - w * 0.9} ${top} ${x} ${top}T${x + w} ${y - radius * 0.34}q-10 ${radius * 0.36} ${-w * 0.2} ${radius * 0.3}t${-w * 0.24} ${-radius * 0.22}q-6 ${radius * 0.62} ${-w * 0.22} ${radius * 0.56}t${-w * 0.26} ${-radius * 0.5}q-4 ${radius * 0.36} ${-w * 0.22} ${radius * 0.34}t${-w * 0.24} ${-radius * 0.3}q-10 ${radius * 0.56} ${-w * 0.22} ${radius * 0.5}t${-w * 0.4} ${-radius * 0.68}Z`;
  drawing.add(
    path(
      d,
      drawing.linear([
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.15)],
      ]),
    ),
  );
  drawing.add(
    line(
      `M${x - w * 0.6} ${y - radius * 0.62}Q${x - w * 0.3} ${top + 26} ${x} ${top + 24}`,
      '#ffffff',
      12,
      'stroke-opacity="0.4"',
    ),
  );
}

function drawSprinkles(drawing: Drawing, recipe: Scoops, balls: readonly Ball[]): void {
  const colours = recipe.sprinkles ?? [];
  if (colours.length === 0) return;
  for (const { x, y, radius } of balls) {
    for (let sprinkle = 0; sprinkle < 34; sprinkle++) {
      const angle = drawing.between(-Math.PI * 0.96, -Math.PI * 0.04);
      const length = Math.sqrt(drawing.random()) * radius * 0.9;
      const colour = colours[sprinkle % colours.length] ?? '#ffffff';
      drawing.add(
        turned(
          `<rect x="-17" y="-6" width="34" height="12" rx="6" fill="${colour}"/><rect x="-13" y="-4" width="20" height="3" rx="1.5" fill="#ffffff" fill-opacity="0.5"/>`,
          drawing.between(0, 180),
          x + Math.cos(angle) * length,
          y + Math.sin(angle) * length,
        ),
      );
    }
  }
}

function drawCup(drawing: Drawing, recipe: Scoops): void {
  const colour = recipe.vesselColour ?? '#f472b6';
  const wide = recipe.scoops.length === 1 ? 400 : 500;
  const [left, right] = [1000 - wide, 1000 + wide];
  const side = `M${left} 800Q1000 900 ${right} 800L${right - 90} 1220Q1000 1300 ${left + 90} 1220Z`;
  drawing.add(
    path(
      side,
      drawing.linear(
        [
          [0, lighter(colour, 0.28)],
          [0.4, colour],
          [1, darker(colour, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  drawing.clipped(side, () => {
    for (let stripe = 0; stripe < 9; stripe += 2) {
      const x = left + (stripe / 8) * wide * 2;
      drawing.add(
        path(
          `M${x - 30} 780L${x + 30} 780L${1000 + (x - 1000) * 0.82 + 25} 1310L${1000 + (x - 1000) * 0.82 - 25} 1310Z`,
          '#ffffff',
          'fill-opacity="0.24"',
        ),
      );
    }
  });
  drawing.add(
    line(`M${left} 800Q1000 900 ${right} 800`, lighter(colour, 0.55), 26),
    line(`M${left} 806Q1000 906 ${right} 806`, darker(colour, 0.3), 5, 'stroke-opacity="0.4"'),
  );
  if (recipe.vessel === 'tub')
    drawing.add(
      ellipse(1000, 1070, 210, 100, '#ffffff', 'fill-opacity="0.92"'),
      line('M880 1050q30 30 60 0t60 0t60 0t60 0M900 1095q25 24 50 0t50 0t50 0t50 0', colour, 12),
    );
}

function drawCone(drawing: Drawing): void {
  const cone = 'M740 660L1000 1440L1260 660Q1000 760 740 660Z';
  drawing.add(path(cone, '#000000', 'fill-opacity="0.28" transform="translate(36 26)"'));
  drawing.add(
    path(
      cone,
      drawing.linear(
        [
          [0, '#f2c583'],
          [0.5, '#dfa055'],
          [1, '#a9682b'],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  drawing.clipped(cone, () => {
    for (let at = -700; at < 900; at += 92) {
      drawing.add(
        line(`M${700 + at} 600L${1300 + at} 1500`, '#96581f', 9, 'stroke-opacity="0.55"'),
        line(`M${1300 - at} 600L${700 - at} 1500`, '#96581f', 9, 'stroke-opacity="0.55"'),
      );
      drawing.add(line(`M${708 + at} 600L${1308 + at} 1500`, '#ffe0a8', 4, 'stroke-opacity="0.5"'));
    }
  });
}

function drawStem(drawing: Drawing): void {
  const glass = drawing.linear(
    [
      [0, '#ffffff', 0.65],
      [0.5, '#d8e6ee', 0.5],
      [1, '#ffffff', 0.7],
    ],
    [0, 0, 1, 0],
  );
  drawing.add(ellipse(1000, 1235, 270, 60, glass), path('M962 1040H1038L1060 1235H940Z', glass));
}

function drawCoupe(drawing: Drawing): void {
  const glass = drawing.linear(
    [
      [0, '#ffffff', 0.55],
      [0.25, '#e6f1f6', 0.2],
      [0.75, '#e6f1f6', 0.24],
      [1, '#ffffff', 0.6],
    ],
    [0, 0, 1, 0],
  );
  drawing.add(path('M500 770Q1000 880 1500 770Q1440 1070 1000 1080Q560 1070 500 770Z', glass));
  drawing.add(
    line('M500 770Q1000 880 1500 770', '#ffffff', 9, 'stroke-opacity="0.75"'),
    line('M560 850Q600 980 720 1030', '#ffffff', 16, 'stroke-opacity="0.55"'),
  );
}

function drawBoat(drawing: Drawing): void {
  const banana = drawing.linear([
    [0, '#fff0b0'],
    [1, '#e7bf55'],
  ]);
  drawing.add(
    path(
      'M230 800Q330 900 1000 920T1770 800Q1790 860 1700 940Q1480 1080 1000 1080T300 940Q210 860 230 800Z',
      banana,
    ),
  );
  const dish = drawing.linear([
    [0, '#ffffff', 0.9],
    [1, '#b9cfda', 0.85],
  ]);
  drawing.add(
    path('M260 900Q1000 1080 1740 900Q1700 1200 1000 1240Q300 1200 260 900Z', dish),
    line('M260 900Q1000 1080 1740 900', '#ffffff', 12),
  );
}

function drawCream(drawing: Drawing, balls: readonly Ball[]): void {
  const cream = drawing.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fffaf0'],
      [1, '#e5d9c4'],
    ],
    [0.4, 0.32, 0.75],
  );
  for (const { x, y, radius } of balls) {
    for (const at of [-1, -0.4, 0.4, 1])
      drawing.add(circle(x + at * radius * 0.8, y + radius * 0.45, radius * 0.36, cream));
  }
}

function drawCherry(drawing: Drawing, x: number, y: number): void {
  drawing.add(line(`M${x} ${y}Q${x + 20} ${y - 130} ${x + 96} ${y - 150}`, '#5c8a2f', 9));
  drawing.add(
    circle(
      x,
      y,
      62,
      drawing.radial(
        [
          [0, '#ff6b6b'],
          [0.6, '#d81e3a'],
          [1, '#7d0b20'],
        ],
        [0.36, 0.3, 0.8],
      ),
    ),
    ellipse(x - 20, y - 24, 17, 11, '#ffffff', 'fill-opacity="0.75"'),
  );
}

function drawSandwich(drawing: Drawing, recipe: Scoops): void {
  const scoop = recipe.scoops[0] ?? '#fff2d8';
  const [colour, specks] = typeof scoop === 'string' ? [scoop, undefined] : scoop;
  shadow(drawing, 1020, 1130, 720, 150, 0.6);
  const biscuit = drawing.radial(
    [
      [0, '#d99a55'],
      [0.8, '#b87436'],
      [1, '#85481c'],
    ],
    [0.42, 0.3, 0.8],
  );
  drawing.add(path('M440 940Q440 1120 1000 1120T1560 940V880H440Z', biscuit));
  drawing.add(
    path(
      'M430 700Q420 960 1000 980T1570 700Z',
      drawing.linear([
        [0, lighter(colour, 0.3)],
        [1, darker(colour, 0.16)],
      ]),
    ),
  );
  if (specks)
    for (let speck = 0; speck < 40; speck++)
      drawing.add(
        circle(drawing.between(470, 1530), drawing.between(770, 940), drawing.between(8, 17), specks),
      );
  drawing.add(path(wobble(drawing, 1000, 610, 580, 0.02, 26, 0.42), biscuit));
  for (let chip = 0; chip < 26; chip++) {
    const angle = chip * 2.4 + drawing.between(-0.3, 0.3);
    const length = Math.sqrt((chip + 0.5) / 26);
    drawing.add(
      path(
        wobble(
          drawing,
          1000 + Math.cos(angle) * length * 500,
          600 + Math.sin(angle) * length * 200,
          drawing.between(20, 44),
          0.2,
          8,
          0.7,
        ),
        '#4a2412',
      ),
    );
  }
  drawing.add(ellipse(800, 480, 220, 50, '#ffffff', 'fill-opacity="0.22"'));
}
