import type { PageAssets } from './document.ts'

/** The files that a page loads during development. A build replaces them with its own. */
export const pageAssets: PageAssets = {
  boot: '/@id/__x00__virtual:development-boot',
  client: ['/src/app/client.tsx'],
  adminScreens: '/src/app/admin-screens.ts',
  styles: '',
  rules: [],
  standIns: '',
  stylesheets: ['/src/styles/stand-ins.css', '/src/app/page.css'],
}
