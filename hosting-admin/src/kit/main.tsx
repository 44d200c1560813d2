// The entry of /_kit.
import '../app.css';
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PortsProvider } from '../lib/ports-context.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { memoryPlatform } from '../lib/testing/memory-platform.ts';
import { memoryTaxRates } from '../lib/testing/memory-tax-rates.ts';
import { startTheme } from '../lib/theme.ts';
import { Toasts } from '../ui/toasts.tsx';
import { KitPage } from './kit-page.tsx';

startTheme();
keepFocus(document);
/** Tax rates in memory, to which stories refer. */
const platform = memoryPlatform({
  handlers: memoryTaxRates('State tax', 'City tax', 'Alcohol tax').handlers,
});
const router = createBrowserRouter([{ path: '*', element: <KitPage /> }]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <PortsProvider ports={platform}>
      <QueryClientProvider client={createQueryClient()}>
        <div className="flex h-dvh flex-col">
          <Toasts theme="system" />
          <div data-scrolls-page="" className="min-h-0 flex-1 overflow-y-auto">
            <RouterProvider router={router} />
          </div>
        </div>
      </QueryClientProvider>
    </PortsProvider>,
  );
