// Reads a response, whether it is JSON, a file, a picture or a redirect.
import type { ApiAnswer } from '@bite/shared/api/answers';

export async function answerIn(response: Response): Promise<ApiAnswer<unknown>> {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  const to = response.headers.get('location');
  if (to !== null) return { success: true, data: to };
  if (response.headers.get('content-type')?.startsWith('image/')) return { success: true, data: null };
  if (isFile) return { success: true, data: await response.text() };
  return (await response.json()) as ApiAnswer<unknown>;
}
