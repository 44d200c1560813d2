// Reads a response, whether it is JSON or a file.
import type { ApiAnswer } from '@bite/shared/api/answers';

export async function answerIn(response: Response): Promise<ApiAnswer<unknown>> {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  if (isFile) return { success: true, data: await response.text() };
  return (await response.json()) as ApiAnswer<unknown>;
}
