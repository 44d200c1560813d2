// Unpacks Chromium to the folder of temporary files. Run by chromium.ts, in a process that has a folder of its own for them.
import packed from '@sparticuz/chromium';

await packed.executablePath();
