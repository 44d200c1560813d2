// Draws cold drinks in their glasses, and hot ones from above.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, shadow, turned, wobble } from './drawing.ts';
import type { Coffee, Drink } from './recipe.ts';

interface GlassShape {
  /** The inside, from the brim down. */
  bowl: string;
  /** Left and right edge and height of the brim. */
  brim: readonly [left: number, right: number, y: number];
  /** The top and bottom of the liquid. */
  surface: number;
  bottom: number;
  foot?: string;
}

const glasses: Record<Drink['glass'], GlassShape> = {
  highball: {
    bowl: 'M730 250H1270L1220 1270Q1000 1320 780 1270Z',
    brim: [730, 1270, 250],
    surface: 370,
    bottom: 1300,
  },
  tumbler: {
    bowl: 'M640 520H1360L1300 1260Q1000 1320 700 1260Z',
    brim: [640, 1360, 520],
    surface: 640,
    bottom: 1300,
  },
  beer: {
    bowl: 'M700 210H1300Q1320 520 1230 1270Q1000 1320 770 1270Q680 520 700 210Z',
    brim: [700, 1300, 210],
    surface: 380,
    bottom: 1300,
  },
  wine: {
    bowl: 'M720 270H1280Q1340 640 1180 800Q1090 880 1000 880T820 800Q660 640 720 270Z',
    brim: [720, 1280, 270],
    surface: 500,
    bottom: 890,
    foot: 'M970 870H1030L1040 1230Q1200 1250 1220 1290H780Q800 1250 960 1230Z',
  },
  flute: {
    bowl: 'M840 180H1160Q1190 700 1080 900Q1000 960 920 900Q810 700 840 180Z',
    brim: [840, 1160, 180],
    surface: 320,
    bottom: 940,
    foot: 'M978 920H1022L1030 1240Q1160 1254 1180 1290H820Q840 1254 970 1240Z',
  },
  margarita: {
    bowl: 'M520 340H1480Q1470 560 1200 610Q1190 780 1000 800Q810 780 800 610Q530 560 520 340Z',
    brim: [520, 1480, 340],
    surface: 400,
    bottom: 800,
    foot: 'M966 790H1034L1046 1220Q1230 1244 1250 1290H750Q770 1244 954 1220Z',
  },
  bottle: {
    bowl: 'M900 120H1100V420Q1240 520 1240 680V1250Q1240 1290 1200 1290H800Q760 1290 760 1250V680Q760 520 900 420Z',
    brim: [900, 1100, 120],
    surface: 300,
    bottom: 1290,
  },
  carafe: {
    bowl: 'M860 260H1140L1110 520Q1290 700 1290 960Q1290 1280 1000 1280T710 960Q710 700 890 520Z',
    brim: [860, 1140, 260],
    surface: 560,
    bottom: 1280,
  },
  shake: {
    bowl: 'M700 330H1300L1180 1140Q1000 1190 820 1140Z',
    brim: [700, 1300, 330],
    surface: 360,
    bottom: 1170,
    foot: 'M900 1150H1100L1120 1220Q1230 1240 1250 1290H750Q770 1240 880 1220Z',
  },
  bubble: {
    bowl: 'M690 360H1310L1210 1280Q1000 1320 790 1280Z',
    brim: [690, 1310, 360],
    surface: 430,
    bottom: 1300,
  },
};

export function drawDrink(drawing: Drawing, drink: Drink): void {
  const glass = glasses[drink.glass];
  shadow(drawing, 1040, 1290, 520, 90, 0.6);
  if (drink.straw)
    drawing.add(
      line(`M1060 ${glass.bottom - 120}L1190 ${glass.brim[2] - 210}`, drink.straw, 40),
      line(`M1052 ${glass.bottom - 120}L1182 ${glass.brim[2] - 210}`, '#ffffff', 8, 'stroke-opacity="0.5"'),
    );
  drawing.add(
    path(
      glass.bowl,
      drawing.linear(
        [
          [0, '#ffffff', 0.5],
          [0.5, '#ffffff', 0.2],
          [1, '#ffffff', 0.42],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  if (glass.foot)
    drawing.add(
      path(
        glass.foot,
        drawing.linear(
          [
            [0, '#ffffff', 0.75],
            [0.5, '#dfeaf0', 0.45],
            [1, '#ffffff', 0.7],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
  drawing.clipped(glass.bowl, () => drawLiquid(drawing, drink, glass));
  if (drink.foam) drawFoam(drawing, drink.foam, glass);
  drawShine(drawing, glass);
}

function drawLiquid(drawing: Drawing, drink: Drink, glass: GlassShape): void {
  const [left, right] = glass.brim;
  const count = drink.liquid.length;
  const stops = drink.liquid
    .map((colour, index) => [1 - index / Math.max(1, count - 1), colour] as const)
    .reverse();
  const fill = count === 1 ? (drink.liquid[0] ?? '#ffffff') : drawing.linear(stops);
  const height = glass.bottom - glass.surface + 40;
  drawing.add(
    `<rect x="${left - 80}" y="${glass.surface}" width="${right - left + 160}" height="${height}" fill="${fill}"/>`,
  );
  drawing.add(
    `<rect x="${left - 80}" y="${glass.surface}" width="${right - left + 160}" height="${height}" fill="${drawing.linear(
      [
        [0, '#000000', 0.24],
        [0.28, '#000000', 0],
        [0.7, '#ffffff', 0.08],
        [1, '#000000', 0.3],
      ],
      [0, 0, 1, 0],
    )}"/>`,
  );
  if (drink.hasIce) drawIce(drawing, left, right, glass.surface);
  if (drink.pearls) {
    for (let pearl = 0; pearl < 46; pearl++) {
      const [x, y] = [
        drawing.between(left + 60, right - 60),
        glass.bottom - 30 - Math.abs(drawing.between(-240, 240)),
      ];
      drawing.add(
        circle(
          x,
          y,
          34,
          drawing.radial(
            [
              [0, lighter(drink.pearls, 0.35)],
              [1, drink.pearls],
            ],
            [0.36, 0.3, 0.7],
          ),
        ),
      );
    }
  }
  const top = drink.liquid.at(-1) ?? '#ffffff';
  drawing.add(
    ellipse(1000, glass.surface, (right - left) / 2 + 10, 34, lighter(top, 0.3), 'fill-opacity="0.85"'),
  );
}

function drawIce(drawing: Drawing, left: number, right: number, surface: number): void {
  for (let cube = 0; cube < 7; cube++) {
    const [x, y] = [left + 130 + (((cube * 3) % 5) / 4) * (right - left - 260), surface + 50 + cube * 66];
    const shape =
      '<rect x="-78" y="-78" width="156" height="156" rx="30" fill="#ffffff" fill-opacity="0.26" stroke="#ffffff" stroke-opacity="0.5" stroke-width="7"/><path d="M-52 -40Q-50 -54 -30 -54H20" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="9" stroke-linecap="round"/>';
    drawing.add(turned(shape, drawing.between(-40, 40), x, y));
  }
}

function drawFoam(drawing: Drawing, colour: string, glass: GlassShape): void {
  const [left, right] = glass.brim;
  const fill = drawing.radial(
    [
      [0, '#ffffff'],
      [0.75, colour],
      [1, darker(colour, 0.16)],
    ],
    [0.4, 0.3, 0.8],
  );
  for (let bubble = 0; bubble < 16; bubble++) {
    const at = left + 40 + ((right - left - 80) * (bubble % 8)) / 7;
    drawing.add(
      circle(
        at,
        glass.surface - 30 - (bubble > 7 ? 70 : 0) * Math.sin(((bubble % 8) / 7) * Math.PI),
        drawing.between(74, 100),
        fill,
      ),
    );
  }
}

function drawShine(drawing: Drawing, { brim: [left, right, y], bowl }: GlassShape): void {
  drawing.clipped(bowl, () => {
    drawing.add(
      path(`M${left + 50} ${y + 40}h60l30 1100h-60z`, '#ffffff', 'fill-opacity="0.26"'),
      path(`M${right - 96} ${y + 40}h26l-30 1000h-26z`, '#ffffff', 'fill-opacity="0.2"'),
    );
  });
  drawing.add(
    path(bowl, 'none', 'stroke="#ffffff" stroke-opacity="0.55" stroke-width="9"'),
    ellipse(
      (left + right) / 2,
      y,
      (right - left) / 2,
      32,
      'none',
      'stroke="#ffffff" stroke-opacity="0.7" stroke-width="9"',
    ),
  );
}

export function drawCoffee(drawing: Drawing, coffee: Coffee): void {
  const [x, y] = [1000, 770];
  shadow(drawing, x + 50, y + 70, 720, 690, 0.55);
  const saucer = drawing.radial([
    [0, darker(coffee.cup, 0.12)],
    [0.6, coffee.cup],
    [0.92, lighter(coffee.cup, 0.5)],
    [1, darker(coffee.cup, 0.1)],
  ]);
  drawing.add(circle(x, y, 600, saucer));
  shadow(drawing, x + 34, y + 46, 500, 480, 0.5);
  drawing.add(
    line(
      `M${x + 350} ${y - 90}Q${x + 600} ${y - 240} ${x + 620} ${y - 60}T${x + 370} ${y + 90}`,
      darker(coffee.cup, 0.14),
      74,
    ),
    line(`M${x + 350} ${y - 96}Q${x + 592} ${y - 232} ${x + 608} ${y - 66}`, lighter(coffee.cup, 0.5), 26),
  );
  drawing.add(
    circle(
      x,
      y,
      430,
      drawing.linear(
        [
          [0, lighter(coffee.cup, 0.7)],
          [1, darker(coffee.cup, 0.14)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    circle(x, y, 398, darker(coffee.cup, 0.22)),
  );
  const liquid = drawing.radial([
    [0, lighter(coffee.liquid, 0.14)],
    [0.8, coffee.liquid],
    [0.95, lighter(coffee.liquid, 0.22)],
    [1, darker(coffee.liquid, 0.4)],
  ]);
  drawing.add(circle(x, y + 6, 378, liquid));
  drawArt(drawing, coffee, x, y);
  drawing.add(
    line(`M${x - 330} ${y - 120}A360 360 0 0 1 ${x - 90} ${y - 340}`, '#ffffff', 12, 'stroke-opacity="0.3"'),
  );
}

function drawArt(drawing: Drawing, coffee: Coffee, x: number, y: number): void {
  const cream = coffee.artColour ?? '#fff3df';
  if (coffee.art === 'heart') {
    for (const [size, colour] of [
      [1, cream],
      [0.7, coffee.liquid],
      [0.46, cream],
    ] as const) {
      drawing.add(
        turned(
          `<path transform="scale(${size})" d="M0 240C-90 150 -250 60 -236 -90C-224 -210 -60 -240 0 -120C60 -240 224 -210 236 -90C250 60 90 150 0 240Z" fill="${colour}"/>`,
          0,
          x,
          y + 10,
        ),
      );
    }
  }
  if (coffee.art === 'rosetta') {
    for (let leaf = 0; leaf < 6; leaf++) {
      const [w, top] = [230 - leaf * 34, 170 - leaf * 78];
      drawing.add(
        line(
          `M${x - w} ${y + top - 70}Q${x - w * 0.5} ${y + top + 70} ${x} ${y + top + 40}Q${x + w * 0.5} ${y + top + 70} ${x + w} ${y + top - 70}`,
          cream,
          34,
          'stroke-opacity="0.95"',
        ),
      );
    }
    drawing.add(line(`M${x} ${y + 280}V${y - 290}`, cream, 16));
  }
  if (coffee.art === 'foam')
    drawing.add(
      path(
        wobble(drawing, x, y + 6, 320, 0.03, 24),
        drawing.radial([
          [0, '#ffffff'],
          [0.8, cream],
          [1, darker(cream, 0.14)],
        ]),
      ),
    );
  if (coffee.art === 'crema')
    drawing.add(
      circle(x, y + 6, 350, 'none', 'stroke="#c98b4a" stroke-opacity="0.6" stroke-width="44"'),
      path(wobble(drawing, x - 60, y - 40, 150, 0.2, 12), '#b5763a', 'fill-opacity="0.4"'),
    );
  if (coffee.art === 'powder') {
    drawing.add(path(wobble(drawing, x, y + 6, 310, 0.03, 24), cream));
    for (let grain = 0; grain < 240; grain++) {
      const [angle, length] = [drawing.between(0, Math.PI * 2), Math.sqrt(drawing.random()) * 280];
      drawing.add(
        circle(
          x + Math.cos(angle) * length,
          y + Math.sin(angle) * length,
          drawing.between(2, 7),
          coffee.liquid,
          'fill-opacity="0.75"',
        ),
      );
    }
  }
}
