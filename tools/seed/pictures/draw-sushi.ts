// Draws rolls, nigiri, nori cups and sliced fish in perspective.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, shadow, turned, wobble } from './drawing.ts';
import type { Nigiri, Rolls } from './recipe.ts';

const outsides: Record<Rolls['outside'], string> = {
  nori: '#22302a',
  rice: '#f7f3ea',
  sesame: '#f2ead9',
  roe: '#f0772b',
  fried: '#d9a04e',
  cucumber: '#79b04c',
  'soy paper': '#f3c6cf',
};

/** The food fills the picture, and the board extends beyond it. */
function closeUp(drawing: Drawing, draw: () => void): void {
  drawing.add('<g transform="translate(1000 770) scale(1.34) translate(-1000 -840)">');
  draw();
  drawing.add('</g>');
}

export function drawRolls(drawing: Drawing, rolls: Rolls): void {
  closeUp(drawing, () => drawRollsOnBoard(drawing, rolls));
}

function drawRollsOnBoard(drawing: Drawing, rolls: Rolls): void {
  drawServingBoard(drawing);
  const columns = (rolls.pieces ?? 8) / 2;
  const width = columns === 2 ? 300 : columns === 3 ? 270 : 240;
  for (const row of [0, 1]) {
    for (let column = 0; column < columns; column++) {
      const x = 930 + (column - (columns - 1) / 2) * (width + 34) + row * 60;
      drawPiece(drawing, rolls, x, 640 + row * 300, width / 2);
    }
  }
  drawCondiments(drawing);
}

function drawServingBoard(drawing: Drawing): void {
  shadow(drawing, 1020, 960, 1080, 560, 0.55);
  const top = drawing.linear(
    [
      [0, '#5a5f66'],
      [1, '#34383d'],
    ],
    [0, 0, 1, 1],
  );
  const outline =
    'M250 520Q256 480 300 480H1700Q1744 480 1750 520L1880 1180Q1888 1240 1830 1240H170Q112 1240 120 1180Z';
  drawing.add(path(outline, '#1c1f22', 'transform="translate(0 36)"'), path(outline, top));
  drawing.add(line('M268 508Q274 492 300 492H1700', '#ffffff', 5, 'stroke-opacity="0.25"'));
}

function drawPiece(drawing: Drawing, rolls: Rolls, x: number, y: number, radius: number): void {
  const flat = radius * 0.62;
  const tall = radius * 1.15;
  const outside = outsides[rolls.outside];
  shadow(drawing, x + 14, y + tall + 22, radius * 1.35, flat * 1.1, 0.55);
  const side = `M${x - radius} ${y}V${y + tall}A${radius} ${flat} 0 0 0 ${x + radius} ${y + tall}V${y}Z`;
  drawing.add(
    path(
      side,
      drawing.linear(
        [
          [0, lighter(outside, 0.12)],
          [0.3, outside],
          [1, darker(outside, 0.42)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  drawing.clipped(side, () => drawOutside(drawing, rolls, x, y, radius, tall));
  drawing.add(ellipse(x, y, radius, flat, outside));
  if (rolls.outside !== 'nori')
    drawing.add(ellipse(x, y, radius * 0.97, flat * 0.97, lighter(outside, 0.25)));
  drawRice(drawing, x, y, radius, flat, rolls.outside === 'nori' ? 0.88 : 0.97);
  if (rolls.outside !== 'nori') drawing.add(ellipse(x, y, radius * 0.56, flat * 0.56, '#22302a'));
  drawFillings(drawing, rolls.fillings, x, y, radius * (rolls.outside === 'nori' ? 0.54 : 0.5), flat);
  if (rolls.over) drawSlice(drawing, rolls.over, x, y - 6, radius);
  if (rolls.pearls) drawPearls(drawing, rolls.pearls, x, y - (rolls.over ? 40 : 0), radius * 0.42, 15);
  if (rolls.drizzle)
    drawing.add(
      line(
        `M${x - radius * 0.8} ${y - 18}q${radius * 0.3} 34 ${radius * 0.5} 0t${radius * 0.5} 4t${radius * 0.55} -6`,
        rolls.drizzle,
        11,
        'stroke-opacity="0.92"',
      ),
    );
}

function drawOutside(
  drawing: Drawing,
  rolls: Rolls,
  x: number,
  y: number,
  radius: number,
  tall: number,
): void {
  const dots = { rice: 46, sesame: 54, roe: 150, fried: 60, cucumber: 0, nori: 0, 'soy paper': 0 }[
    rolls.outside
  ];
  for (let dot = 0; dot < dots; dot++) {
    const [px, py] = [x + drawing.between(-radius, radius), y + drawing.between(0, tall + 60)];
    if (rolls.outside === 'roe')
      drawing.add(circle(px, py, 9, '#ff9a3d'), circle(px - 3, py - 3, 3, '#ffe0ae'));
    else if (rolls.outside === 'fried')
      drawing.add(
        path(
          wobble(drawing, px, py, drawing.between(8, 18), 0.35, 7),
          dot % 2 ? '#f3cd83' : '#a8682a',
          'fill-opacity="0.75"',
        ),
      );
    else
      drawing.add(
        turned(
          ellipse(0, 0, 11, 6, rolls.outside === 'sesame' && dot % 2 ? '#3a332b' : '#ffffff'),
          drawing.between(0, 180),
          px,
          py,
        ),
      );
  }
}

function drawRice(drawing: Drawing, x: number, y: number, radius: number, flat: number, share: number): void {
  const fill = drawing.radial([
    [0, '#ffffff'],
    [0.8, '#f8f4ea'],
    [1, '#ddd5c2'],
  ]);
  drawing.add(ellipse(x, y, radius * share, flat * share, fill));
  for (let grain = 0; grain < 30; grain++) {
    const angle = drawing.between(0, Math.PI * 2);
    const at = drawing.between(0.5, share - 0.08);
    drawing.add(
      turned(
        ellipse(0, 0, 12, 6, grain % 2 ? '#ffffff' : '#e9e2d1'),
        drawing.between(0, 180),
        x + Math.cos(angle) * radius * at,
        y + Math.sin(angle) * flat * at,
      ),
    );
  }
}

function drawFillings(
  drawing: Drawing,
  fillings: readonly string[],
  x: number,
  y: number,
  radius: number,
  flat: number,
): void {
  const squash = flat / (radius * 2);
  const spread = fillings.length === 1 ? 0 : radius * 0.5;
  fillings.forEach((colour, index) => {
    const angle = (index / fillings.length) * Math.PI * 2 - 0.6;
    const size = fillings.length === 1 ? radius * 0.86 : radius * (fillings.length === 2 ? 0.56 : 0.5);
    const [fx, fy] = [x + Math.cos(angle) * spread, y + Math.sin(angle) * spread * squash * 1.4];
    const fill = drawing.radial(
      [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.12)],
      ],
      [0.4, 0.35, 0.7],
    );
    drawing.add(path(wobble(drawing, fx, fy, size, 0.1, 9, 0.68), fill));
    drawing.add(
      line(
        `M${fx - size * 0.4} ${fy - size * 0.14}q${size * 0.4} ${-size * 0.22} ${size * 0.75} 0`,
        '#ffffff',
        4,
        'stroke-opacity="0.45"',
      ),
    );
  });
}

/** Fish or avocado over a piece, slightly larger than it. */
function drawSlice(drawing: Drawing, colour: string, x: number, y: number, radius: number): void {
  const fill = drawing.linear([
    [0, lighter(colour, 0.32)],
    [0.6, colour],
    [1, darker(colour, 0.2)],
  ]);
  const outline = `M${x - radius * 1.02} ${y + 36}Q${x - radius * 1.02} ${y - radius * 0.62} ${x} ${y - radius * 0.66}T${x + radius * 1.02} ${y + 36}Q${x + radius * 0.5} ${y + radius * 0.3} ${x} ${y + radius * 0.3}T${x - radius * 1.02} ${y + 36}Z`;
  drawing.add(
    path(outline, '#000000', 'fill-opacity="0.22" transform="translate(4 16)"'),
    path(outline, fill),
  );
  for (const at of [-0.45, 0, 0.45]) {
    drawing.add(
      line(
        `M${x + radius * at - 22} ${y + radius * 0.18}Q${x + radius * at} ${y - radius * 0.2} ${x + radius * at + 30} ${y - radius * 0.46}`,
        '#ffffff',
        7,
        'stroke-opacity="0.42"',
      ),
    );
  }
}

function drawPearls(
  drawing: Drawing,
  colour: string,
  x: number,
  y: number,
  spread: number,
  count: number,
): void {
  for (let pearl = 0; pearl < count; pearl++) {
    const angle = drawing.between(0, Math.PI * 2);
    const length = Math.sqrt(drawing.random()) * spread;
    drawPearl(
      drawing,
      colour,
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length * 0.55,
      spread * 0.2,
    );
  }
}

function drawPearl(drawing: Drawing, colour: string, x: number, y: number, radius: number): void {
  drawing.add(
    circle(
      x,
      y,
      radius,
      drawing.radial(
        [
          [0, lighter(colour, 0.35)],
          [0.7, colour],
          [1, darker(colour, 0.3)],
        ],
        [0.38, 0.32, 0.75],
      ),
    ),
  );
  drawing.add(circle(x - radius * 0.3, y - radius * 0.35, radius * 0.24, '#ffffff', 'fill-opacity="0.85"'));
}

function drawCondiments(drawing: Drawing): void {
  for (let sheet = 0; sheet < 5; sheet++) {
    const outline = wobble(drawing, 1540 + sheet * 14, 640 + sheet * 22, 74, 0.12, 10, 0.6);
    drawing.add(
      path(outline, '#000000', 'fill-opacity="0.16" transform="translate(4 10)"'),
      path(outline, sheet % 2 ? '#f7b7a8' : '#fbd0c3'),
    );
  }
  shadow(drawing, 1590, 905, 110, 60, 0.4);
  const wasabi = drawing.radial(
    [
      [0, '#b9d874'],
      [1, '#6f9a35'],
    ],
    [0.4, 0.3, 0.75],
  );
  drawing.add(path(wobble(drawing, 1584, 860, 74, 0.1, 12, 0.8), wasabi));
}

export function drawNigiri(drawing: Drawing, recipe: Nigiri): void {
  closeUp(drawing, () => drawNigiriOnBoard(drawing, recipe));
}

function drawNigiriOnBoard(drawing: Drawing, recipe: Nigiri): void {
  drawServingBoard(drawing);
  if (recipe.style === 'sashimi') drawSashimi(drawing, recipe);
  else if (recipe.style === 'gunkan')
    for (const x of [720, 1240]) drawGunkan(drawing, recipe.colour, x, 740 + (x - 700) * 0.12);
  else
    for (const [x, y] of [
      [700, 680],
      [1130, 880],
    ] as const)
      drawNigiriPiece(drawing, recipe, x, y);
  drawCondiments(drawing);
}

function drawNigiriPiece(drawing: Drawing, recipe: Nigiri, x: number, y: number): void {
  shadow(drawing, x + 20, y + 190, 400, 130, 0.6);
  const rice = drawing.linear([
    [0, '#ffffff'],
    [0.7, '#f3eee1'],
    [1, '#cfc6b3'],
  ]);
  drawing.add(`<rect x="${x - 290}" y="${y + 10}" width="580" height="200" rx="96" fill="${rice}"/>`);
  for (let grain = 0; grain < 70; grain++) {
    drawing.add(
      turned(
        ellipse(0, 0, 15, 8, grain % 3 ? '#ffffff' : '#ddd5c3'),
        drawing.between(0, 180),
        x + drawing.between(-262, 262),
        y + drawing.between(90, 192),
      ),
    );
  }
  const fish = `M${x - 340} ${y + 96}Q${x - 350} ${y - 120} ${x - 120} ${y - 132}H${x + 150}Q${x + 350} ${y - 122} ${x + 346} ${y + 92}Q${x + 330} ${y + 128} ${x + 280} ${y + 104}Q${x} ${y + 46} ${x - 284} ${y + 110}Q${x - 330} ${y + 130} ${x - 340} ${y + 96}Z`;
  drawing.add(path(fish, '#000000', 'fill-opacity="0.2" transform="translate(0 18)"'));
  drawing.add(
    path(
      fish,
      drawing.linear([
        [0, lighter(recipe.colour, 0.32)],
        [0.5, recipe.colour],
        [1, darker(recipe.colour, 0.26)],
      ]),
    ),
  );
  drawing.clipped(fish, () => {
    if (recipe.stripes)
      for (let at = -300; at < 380; at += 92)
        drawing.add(
          line(
            `M${x + at - 60} ${y + 130}Q${x + at} ${y} ${x + at + 46} ${y - 140}`,
            recipe.stripes,
            15,
            'stroke-opacity="0.75"',
          ),
        );
    drawing.add(ellipse(x - 60, y - 96, 200, 22, '#ffffff', 'fill-opacity="0.38"'));
  });
  if (recipe.hasNoriBand)
    drawing.add(
      path(
        `M${x - 52} ${y - 134}H${x + 46}Q${x + 62} ${y + 20} ${x + 54} ${y + 208}H${x - 56}Q${x - 66} ${y + 20} ${x - 52} ${y - 134}Z`,
        drawing.linear([
          [0, '#33443a'],
          [1, '#141d18'],
        ]),
      ),
    );
}

function drawGunkan(drawing: Drawing, colour: string, x: number, y: number): void {
  shadow(drawing, x + 16, y + 230, 300, 110, 0.6);
  const side = `M${x - 215} ${y}V${y + 190}A215 100 0 0 0 ${x + 215} ${y + 190}V${y}Z`;
  drawing.add(
    path(
      side,
      drawing.linear(
        [
          [0, '#3a4b41'],
          [0.35, '#25332b'],
          [1, '#101713'],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  drawing.add(ellipse(x, y, 215, 108, '#1a241f'), ellipse(x, y, 196, 94, darker(colour, 0.3)));
  for (let row = -4; row <= 4; row++) {
    for (let column = -6; column <= 6; column++) {
      const [px, py] = [x + column * 30 + (row % 2) * 15, y - 16 + row * 19];
      if (((px - x) / 190) ** 2 + ((py - y + 16) / 88) ** 2 < 1)
        drawPearl(drawing, colour, px, py - 12 * (1 - Math.abs(row) / 5), 21);
    }
  }
}

function drawSashimi(drawing: Drawing, recipe: Nigiri): void {
  drawing.add(
    path(wobble(drawing, 880, 720, 330, 0.16, 26, 0.5), '#f4f7ef'),
    path(wobble(drawing, 700, 690, 150, 0.2, 14, 0.6), '#4f8f3a'),
  );
  for (let slice = 0; slice < 6; slice++) {
    const x = 470 + slice * 170;
    const y = 830 + slice * 10;
    shadow(drawing, x + 60, y + 110, 190, 70, 0.4);
    const outline = `M${x - 110} ${y + 60}Q${x - 60} ${y - 190} ${x + 60} ${y - 210}Q${x + 190} ${y - 210} ${x + 196} ${y - 150}Q${x + 150} ${y + 60} ${x + 70} ${y + 110}Q${x - 80} ${y + 130} ${x - 110} ${y + 60}Z`;
    drawing.add(
      path(
        outline,
        drawing.linear([
          [0, lighter(recipe.colour, 0.34)],
          [0.55, recipe.colour],
          [1, darker(recipe.colour, 0.22)],
        ]),
      ),
    );
    drawing.clipped(outline, () => {
      if (recipe.stripes)
        for (const at of [-70, -20, 30, 80, 130])
          drawing.add(
            line(
              `M${x + at - 50} ${y + 130}Q${x + at} ${y - 30} ${x + at + 90} ${y - 220}`,
              recipe.stripes,
              11,
              'stroke-opacity="0.7"',
            ),
          );
    });
    drawing.add(
      line(
        `M${x - 96} ${y + 40}Q${x - 50} ${y - 176} ${x + 60} ${y - 196}`,
        '#ffffff',
        7,
        'stroke-opacity="0.5"',
      ),
    );
  }
}
