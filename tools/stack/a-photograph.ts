// A photograph as a phone held upright stores it: lying on its side, with its orientation and place in it.
import sharp from 'sharp';

export const aPhotograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b5341c' } })
    .jpeg({ quality: 98 })
    .withExif({ IFD0: { Copyright: 'Rosa Photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
