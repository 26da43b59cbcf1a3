import type { PageAssets } from './document.ts'

/** What a page loads while it is being developed; a build puts its own files in the place of these. */
export const pageAssets: PageAssets = {
  boot: '/@id/__x00__virtual:development-boot',
  client: ['/src/app/client.tsx'],
  adminScreens: '/src/app/admin-screens.ts',
  styles: '',
  rules: [],
  standIns: '',
  stylesheets: ['/src/styles/stand-ins.css', '/src/app/page.css'],
}
