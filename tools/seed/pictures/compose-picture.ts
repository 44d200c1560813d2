// Renders a recipe to a picture file, as large as a cropped photograph of a good phone.
import sharp from 'sharp';
import { darker, lighter } from './colour.ts';
import { drawBowl } from './draw-bowl.ts';
import { drawCoffee, drawDrink } from './draw-drink.ts';
import { drawGround, drawVessel } from './draw-ground.ts';
import { drawScoops } from './draw-ice-cream.ts';
import { drawPizza } from './draw-pizza.ts';
import { drawNigiri, drawRolls } from './draw-sushi.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { emojiLayers } from './place-emoji.ts';
import type { Dish, Ground, Mark, Placed, Recipe } from './recipe.ts';

export interface PictureFile {
  data: Buffer;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Drawn at this fraction of the final size, which halves the time; only the largest copies could show it. */
const DRAWN = 0.7;

/** Dishes are 2000 × 1500 JPEGs, heroes 2000 × 1125, logos square PNGs of 1024. The same recipe gives the same picture. */
export async function composePicture(recipe: Recipe): Promise<PictureFile> {
  if (recipe.kind === 'mark') return composeMark(recipe);
  const [width, height] = [2000, recipe.kind === 'hero' ? 1125 : 1500];
  const canvas = { width: Math.round(width * DRAWN), height: Math.round(height * DRAWN) };
  const raw = { ...canvas, channels: 3 as const };
  const drawing = createDrawing(width, height, JSON.stringify(recipe));
  drawRecipe(drawing, recipe);
  const dish = drawing.isEmpty() ? [] : [{ input: sheet(drawing, canvas), left: 0, top: 0 }];
  const layers = [];
  for (const placed of placedIn(recipe)) layers.push(...(await emojiLayers(scaled(placed), canvas)));
  const ground = await groundOf(recipe.ground, width, height);
  const drawn = await sharp(ground, { raw })
    .composite([...dish, ...layers])
    .removeAlpha()
    .raw()
    .toBuffer();
  const data = await sharp(drawn, { raw }).resize(width, height).jpeg({ quality: 84 }).toBuffer();
  return { data, extension: 'jpg', width, height };
}

const sheet = (drawing: Drawing, { width, height }: { width: number; height: number }): Buffer =>
  Buffer.from(drawing.svg(width, height));

const scaled = ({ x, y, size, ...more }: Placed): Placed => ({
  ...more,
  x: x * DRAWN,
  y: y * DRAWN,
  size: Math.round(size * DRAWN),
});

const GROUNDS_KEPT = 4;
const grounds = new Map<string, Promise<Buffer>>();

/** Caches the last few backgrounds, since many pictures share one. */
function groundOf(ground: Ground, width: number, height: number): Promise<Buffer> {
  const key = `${ground.surface} ${ground.colour} ${height}`;
  const kept = grounds.get(key);
  if (kept) return kept;
  const drawing = createDrawing(width, height, key);
  drawGround(drawing, ground);
  const canvas = { width: Math.round(width * DRAWN), height: Math.round(height * DRAWN) };
  const made = sharp(sheet(drawing, canvas)).flatten().raw().toBuffer();
  grounds.set(key, made);
  for (const oldest of [...grounds.keys()].slice(0, -GROUNDS_KEPT)) grounds.delete(oldest);
  return made;
}

function drawRecipe(drawing: Drawing, recipe: Exclude<Recipe, Mark>): void {
  if (recipe.kind === 'plated') {
    const { vessel } = recipe;
    if (vessel)
      within(
        drawing,
        `translate(${MIDDLE.x} ${MIDDLE.y}) scale(${ZOOM}) translate(${-MIDDLE.x} ${-MIDDLE.y})`,
        () => drawVessel(drawing, vessel),
      );
  } else if (recipe.kind === 'hero') {
    for (const { dish, x, y, scale } of recipe.dishes) {
      within(drawing, `translate(${x} ${y}) scale(${scale}) translate(-1000 -750)`, () =>
        drawDish(drawing, dish),
      );
    }
  } else {
    drawDish(drawing, recipe);
  }
}

function within(drawing: Drawing, transform: string, draw: () => void): void {
  drawing.add(`<g transform="${transform}">`);
  draw();
  drawing.add('</g>');
}

function drawDish(drawing: Drawing, dish: Dish): void {
  switch (dish.kind) {
    case 'pizza':
      drawPizza(drawing, dish);
      break;
    case 'rolls':
      drawRolls(drawing, dish);
      break;
    case 'nigiri':
      drawNigiri(drawing, dish);
      break;
    case 'scoops':
      drawScoops(drawing, dish);
      break;
    case 'drink':
      drawDrink(drawing, dish);
      break;
    case 'coffee':
      drawCoffee(drawing, dish);
      break;
    case 'bowl':
      drawBowl(drawing, dish);
      break;
  }
}

/** Plates are enlarged, so that the food fills the picture. */
const ZOOM = 1.16;
const MIDDLE = { x: 1000, y: 830 };

const closer = (placed: Placed): Placed => ({
  ...placed,
  x: MIDDLE.x + (placed.x - MIDDLE.x) * ZOOM,
  y: MIDDLE.y + (placed.y - MIDDLE.y) * ZOOM,
  size: Math.round(placed.size * ZOOM),
});

function placedIn(recipe: Exclude<Recipe, Mark>): readonly Placed[] {
  switch (recipe.kind) {
    case 'plated':
      return recipe.placed.map(closer);
    case 'hero':
      return recipe.placed;
    case 'drink':
      return recipe.garnish ? [recipe.garnish] : [];
    case 'coffee':
      return recipe.beside ?? [];
    default:
      return [];
  }
}

async function composeMark(mark: Mark): Promise<PictureFile> {
  const size = 1024;
  const corner = mark.shape === 'circle' ? size / 2 : 236;
  const drawing = createDrawing(size, size, mark.emoji);
  const fill = drawing.linear(
    [
      [0, lighter(mark.from, 0.08)],
      [1, mark.to],
    ],
    [0, 0, 1, 1],
  );
  drawing.add(`<rect x="8" y="8" width="1008" height="1008" rx="${corner}" fill="${fill}"/>`);
  if (mark.shape === 'circle')
    drawing.add(
      `<circle cx="512" cy="512" r="470" fill="none" stroke="${lighter(mark.from, 0.6)}" stroke-opacity="0.55" stroke-width="10"/>`,
    );
  else
    drawing.add(
      `<rect x="8" y="8" width="1008" height="1008" rx="${corner}" fill="none" stroke="${darker(mark.to, 0.2)}" stroke-opacity="0.3" stroke-width="6"/>`,
    );
  const layers = await emojiLayers(
    { emoji: mark.emoji, x: 512, y: 505, size: mark.shape === 'circle' ? 620 : 720 },
    { width: size, height: size },
    0.4,
  );
  const data = await sharp(Buffer.from(drawing.svg()))
    .composite(layers)
    .png({ compressionLevel: 8 })
    .toBuffer();
  return { data, extension: 'png', width: size, height: size };
}
