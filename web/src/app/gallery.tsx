import '../styles/stand-ins.css'
import './gallery.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ThemeSwitch } from '#web/features/app/shell/components/theme-switch.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { showArchivo } from '#web/styles/show-archivo.ts'
import { Gallery } from '#web/ui/gallery/gallery.tsx'

/** The page of components, which only the laptop cloud serves. */
void showArchivo()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <div className="shell flex justify-end pt-4">
          <ThemeSwitch />
        </div>
        <main>
          <Gallery />
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
