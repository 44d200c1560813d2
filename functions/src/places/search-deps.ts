import type { RecordReader } from '../ports/records.ts';
import type { AskPlacesDeps } from './ask-places.ts';

export interface SearchDeps extends AskPlacesDeps {
  records: Pick<RecordReader, 'get' | 'getAll'>;
}
