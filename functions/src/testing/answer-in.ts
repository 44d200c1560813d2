// Reads a response, whether it is JSON, a file or a redirect.
import type { ApiAnswer } from '@bite/shared/api/answers';

export async function answerIn(response: Response): Promise<ApiAnswer<unknown>> {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  const to = response.headers.get('location');
  if (to !== null) return { success: true, data: to };
  if (isFile) return { success: true, data: await response.text() };
  return (await response.json()) as ApiAnswer<unknown>;
}
