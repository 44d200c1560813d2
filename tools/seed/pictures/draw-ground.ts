// Draws the background of a dish: a table in soft light from the upper left, darker towards the edges.
import { darker, lighter, mix } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, shadow } from './drawing.ts';
import type { Ground, Vessel } from './recipe.ts';

export function drawGround(drawing: Drawing, ground: Ground): void {
  const { width, height } = drawing;
  const base = drawing.radial(
    [
      [0, lighter(ground.colour, 0.22)],
      [0.55, ground.colour],
      [1, darker(ground.colour, 0.12)],
    ],
    [0.42, 0.36, 0.85],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${base}"/>`);
  if (ground.surface === 'wood') drawPlanks(drawing, ground.colour);
  if (ground.surface === 'marble') drawVeins(drawing, ground.colour);
  if (ground.surface === 'linen') drawWeave(drawing);
  if (ground.surface === 'slate') drawSpeckles(drawing);
  const light = drawing.radial(
    [
      [0, '#fff6e0', 0.34],
      [1, '#fff6e0', 0],
    ],
    [0.3, 0.18, 0.6],
  );
  // The edge has the table's own colour, since black would make pastels look dirty.
  const shade = darker(ground.colour, 0.62);
  const edge = drawing.radial(
    [
      [0.5, shade, 0],
      [1, shade, 0.5],
    ],
    [0.5, 0.48, 0.8],
  );
  drawing.add(
    `<rect width="${width}" height="${height}" fill="${light}"/>`,
    `<rect width="${width}" height="${height}" fill="${edge}"/>`,
  );
}

function drawPlanks(drawing: Drawing, colour: string): void {
  const plank = drawing.height / 5;
  for (let row = 0; row < 5; row++) {
    const y = row * plank;
    const shade = mix(colour, row % 2 ? '#2a1710' : '#e0b078', drawing.between(0.02, 0.16));
    drawing.add(
      `<rect x="0" y="${y}" width="${drawing.width}" height="${plank}" fill="${shade}" fill-opacity="0.75"/>`,
    );
    for (let grain = 0; grain < 9; grain++) {
      const at = y + drawing.between(8, plank - 8);
      const bend = drawing.between(-14, 14);
      const d = `M-20 ${at}Q${drawing.between(300, 1700)} ${at + bend} ${drawing.width + 20} ${at + bend / 2}`;
      drawing.add(line(d, darker(colour, 0.5), drawing.between(1, 4), 'stroke-opacity="0.28"'));
    }
    drawing.add(line(`M0 ${y}H${drawing.width}`, darker(colour, 0.75), 5, 'stroke-opacity="0.55"'));
    drawing.add(line(`M0 ${y + 5}H${drawing.width}`, '#ffffff', 2, 'stroke-opacity="0.12"'));
  }
}

function drawVeins(drawing: Drawing, colour: string): void {
  for (let vein = 0; vein < 9; vein++) {
    const x = drawing.between(-200, drawing.width);
    const y = drawing.between(-100, drawing.height);
    const d = `M${x} ${y}q${drawing.between(80, 260)} ${drawing.between(-60, 160)} ${drawing.between(260, 520)} ${drawing.between(40, 260)}t${drawing.between(200, 420)} ${drawing.between(-40, 220)}`;
    drawing.add(line(d, darker(colour, 0.4), drawing.between(2, 9), 'stroke-opacity="0.13"'));
    drawing.add(line(d, darker(colour, 0.6), 1.5, 'stroke-opacity="0.22"'));
  }
}

function drawWeave(drawing: Drawing): void {
  const threads: string[] = [];
  for (let x = 0; x < drawing.width; x += 14) threads.push(`M${x} 0V${drawing.height}`);
  for (let y = 0; y < drawing.height; y += 14) threads.push(`M0 ${y}H${drawing.width}`);
  drawing.add(line(threads.join(''), '#ffffff', 3, 'stroke-opacity="0.10"'));
}

function drawSpeckles(drawing: Drawing): void {
  for (let speck = 0; speck < 160; speck++) {
    const fill = drawing.random() < 0.5 ? '#ffffff' : '#000000';
    const d = circle(
      drawing.between(0, drawing.width),
      drawing.between(0, drawing.height),
      drawing.between(1, 4),
      fill,
      'fill-opacity="0.10"',
    );
    drawing.add(d);
  }
}

/** In perspective: plates are ellipses. The centre is (1000, 900). */
export function drawVessel(drawing: Drawing, vessel: Vessel): void {
  if (vessel.shape === 'plate' || vessel.shape === 'bowl') drawPlate(drawing, vessel.colour);
  else if (vessel.shape === 'basket') drawBasket(drawing, vessel.colour);
  else drawSlab(drawing, vessel.colour, vessel.shape === 'board');
}

function drawPlate(drawing: Drawing, colour: string): void {
  const x = 1000;
  const y = 980;
  shadow(drawing, x + 26, y + 92, 880, 400, 0.55);
  const under = drawing.linear([
    [0, darker(colour, 0.25)],
    [1, darker(colour, 0.45)],
  ]);
  const rim = drawing.linear(
    [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.12)],
    ],
    [0, 0, 1, 1],
  );
  const well = drawing.linear([
    [0, darker(colour, 0.16)],
    [0.35, darker(colour, 0.05)],
    [1, lighter(colour, 0.5)],
  ]);
  drawing.add(ellipse(x, y + 30, 790, 330, under), ellipse(x, y, 800, 335, rim));
  drawing.add(ellipse(x, y + 8, 600, 242, well), ellipse(x, y + 18, 585, 230, lighter(colour, 0.15)));
  drawing.add(
    line(`M${x - 700} ${y - 90}A800 335 0 0 1 ${x - 120} ${y - 322}`, '#ffffff', 10, 'stroke-opacity="0.55"'),
  );
  shadow(drawing, x, y + 40, 470, 150, 0.34);
}

function drawSlab(drawing: Drawing, colour: string, isWood: boolean): void {
  shadow(drawing, 1020, 1090, 960, 380, 0.5);
  const top = drawing.linear(
    [
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.12)],
    ],
    [0, 0, 1, 1],
  );
  const outline =
    'M330 780Q340 740 390 740H1610Q1660 740 1670 780L1780 1160Q1790 1215 1730 1215H270Q210 1215 220 1160Z';
  drawing.add(path(outline, darker(colour, 0.5), 'transform="translate(0 34)"'), path(outline, top));
  if (isWood) {
    drawing.clipped(outline, () => {
      for (let grain = 0; grain < 14; grain++) {
        const y = drawing.between(745, 1215);
        const d = `M200 ${y}Q${drawing.between(500, 1500)} ${y + drawing.between(-26, 26)} 1800 ${y + drawing.between(-10, 10)}`;
        drawing.add(line(d, darker(colour, 0.4), drawing.between(1.5, 5), 'stroke-opacity="0.3"'));
      }
    });
  }
  drawing.add(line('M345 765Q352 750 390 750H1610', '#ffffff', 5, 'stroke-opacity="0.35"'));
  shadow(drawing, 1000, 1030, 560, 150, 0.4);
}

function drawBasket(drawing: Drawing, colour: string): void {
  shadow(drawing, 1020, 1130, 860, 330, 0.55);
  const side = drawing.linear([
    [0, lighter(colour, 0.1)],
    [1, darker(colour, 0.35)],
  ]);
  const sheet =
    'M330 790L470 700L620 770L800 680L1000 760L1200 680L1390 770L1540 700L1670 790L1560 1010H440Z';
  drawing.add(path('M330 880Q340 1240 560 1250H1440Q1660 1240 1670 880Z', side));
  drawing.add(
    path(
      sheet,
      drawing.linear([
        [0, '#ffffff'],
        [1, '#e9e2d4'],
      ]),
    ),
  );
  for (let square = 0; square < 12; square++) {
    const x = 420 + square * 100;
    drawing.add(path(`M${x} 1010h50v-40h-50z`, colour, 'fill-opacity="0.5"'));
  }
  drawing.add(
    path(
      'M330 880Q1000 1150 1670 880Q1665 935 1660 960Q1000 1220 340 960Q335 935 330 880Z',
      lighter(colour, 0.18),
    ),
  );
  for (let slit = 0; slit < 9; slit++) {
    const x = 480 + slit * 130;
    drawing.add(
      line(
        `M${x} ${1110 + Math.sin((slit / 8) * Math.PI) * 36}v60`,
        darker(colour, 0.45),
        16,
        'stroke-opacity="0.6"',
      ),
    );
  }
  shadow(drawing, 1000, 960, 480, 110, 0.3);
}
