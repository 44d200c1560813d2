// A geocoder that knows a few addresses: GET /search as Nominatim answers it (format=jsonv2). "Outage Street" gets an error, as
// from a service that is overloaded; every other unknown address an empty list.
import { HOST, type LocalServer, serveLocally } from '../local-server.ts';

/** By street and postal code, in small letters. */
const known: Readonly<Record<string, readonly [latitude: string, longitude: string]>> = {
  '248 mulberry street 10012': ['40.7229', '-73.9957'],
  '5 elm street 10012': ['40.7256', '-73.9969'],
  '12 court street 11201': ['40.6926', '-73.9907'],
  '209 joralemon street 11201': ['40.6924', '-73.9902'],
  '200 eastern parkway 11238': ['40.6712', '-73.9636'],
};

/** Port 0 means any free one. Rejects if the port is taken. Its url is that of the search: 'http://127.0.0.1:8027/search'. */
export async function startGeocoder(port: number): Promise<LocalServer> {
  const server = await serveLocally(port, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method !== 'GET' || pathname !== '/search') return answer(404, { error: 'Not found' });
    const street = (searchParams.get('street') ?? '').toLowerCase();
    if (street.includes('outage street')) return answer(503, { error: 'Try again later' });
    const at = known[`${street} ${searchParams.get('postalcode') ?? ''}`];
    answer(200, at ? [{ lat: at[0], lon: at[1], place_rank: 30, category: 'place', type: 'house' }] : []);
  });
  return { ...server, url: `${server.url}/search` };
}
