import { describe } from 'vitest';
import { catalogueWriterContract } from './catalogue-writer.contract.ts';
import { memoryCatalogue } from './memory-catalogue.ts';

describe('a menu in memory', () => {
  catalogueWriterContract(memoryCatalogue);
});
