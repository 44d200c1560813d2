// Answers that are files: their names, their types, and that no page runs them.
import { describe, expect, it } from 'vitest';
import { tenants } from '../collections/collections.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { seeded, sendRequest } from '../testing/sample-requests.ts';
import { serveApi } from '../testing/serve-api.ts';

const { tenantId, restaurantId } = seeded;
const place = { tenantId, restaurantId };

async function rename(api: MemoryApi, displayName: string): Promise<void> {
  const tenant = await api.records.get(tenants, String(tenantId));
  if (tenant) api.records.put(tenants, String(tenantId), { ...tenant, displayName });
}

const dispositionOf = (response: Response): string => response.headers.get('content-disposition') ?? '';

describe('a file', () => {
  it('is saved under its name as what it is, and never shown or guessed at', async () => {
    const api = await memoryApi();
    await rename(api, 'Bella');
    const response = await api.ask('exportAuditEntries', 'owner');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="History of Bella.csv"',
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['quotes', 'Joe "The Chef"', 'attachment; filename="History of Joe \\"The Chef\\".csv"'],
    ['folders', '../../etc/passwd', 'attachment; filename=passwd.csv'],
    [
      'signs of other scripts',
      'Café 寿司',
      `attachment; filename="History of Caf? ??.csv"; filename*=UTF-8''History%20of%20Caf%C3%A9%20%E5%AF%BF%E5%8F%B8.csv`,
    ],
  ])('whose name holds %s is still one file name', async (_what, displayName, disposition) => {
    const api = await memoryApi();
    await rename(api, displayName);
    expect(dispositionOf(await api.ask('exportAuditEntries', 'owner'))).toBe(disposition);
  });

  it('adds no header by its name', async () => {
    const origin = await serveApi({
      handlers: { exportAuditEntries: async () => ({ data: 'a', fileName: 'a\r\nSet-Cookie: b=c.csv' }) },
      guards: { staff: async () => ({}) as never } as never,
    });
    const response = await sendRequest(origin, 'exportAuditEntries');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(dispositionOf(response)).not.toMatch(/[\r\n]/);
  });

  it('that is refused is refused in JSON', async () => {
    const api = await memoryApi();
    const response = await api.ask('exportAuditEntries', 'manager');
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'FORBIDDEN' } });
  });
});

describe('the history of a business as a table', () => {
  it('has a line for each field that changed, and runs nothing in a spreadsheet', async () => {
    const api = await memoryApi();
    await api.ask('createTag', 'owner', { params: place, body: { name: '=HYPERLINK("x"), Spicy' } });
    const bytes = Buffer.from(await (await api.ask('exportAuditEntries', 'owner')).arrayBuffer());
    const [header, ...lines] = bytes.toString('utf8').split('\r\n');
    expect(header).toBe('\uFEFFTime (UTC),Who,Action,Kind,Id,Name,Restaurant,Field,From,To');
    const line = lines.find((one) => one.includes(',create,tags,') && one.includes(',name,'));
    expect(line).toContain(`"'=HYPERLINK(""x""), Spicy"`);
    expect(line).toContain(`,${restaurantId},name,,`);
  });
});
