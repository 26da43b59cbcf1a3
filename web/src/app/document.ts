import { holdScript } from '#shared/platform/pages/hold-script.ts'
import { searchKeyScript } from '#shared/platform/pages/search-key-script.ts'
import { startScript } from '#shared/platform/pages/start-script.ts'
import { themeScript } from '#shared/platform/pages/theme-script.ts'
import type { PageConfig } from '#web/lib/page-config.ts'
import { scriptJson } from '#web/lib/script-json.ts'
import type { Theme } from '#web/lib/theme.ts'
import { criticalStyles, type PreparedStyles } from './critical-styles.ts'

export type PageAssets = {
  boot: string
  /** The modules of the shell, the one that starts it first. */
  client: readonly string[]
  /** The table of the screens of administration. */
  adminScreens: string
  /**
   * The whole stylesheet, which the application waits for, and its rules, from which to pick those that a
   * page needs immediately.
   */
  styles: string
  rules: PreparedStyles
  /**
   * The stand-ins of the typeface. They are only in the page, because a browser takes a face that comes twice
   * for two.
   */
  standIns: string
  /** Only in development, where styles are followed as files. */
  stylesheets: readonly string[]
}

export type DocumentParts = {
  theme: Theme | undefined
  head: string
  assets: PageAssets
  /** True when the page is complete without its script, which can then wait. */
  complete: boolean
  /** Further modules that it needs before its screen. */
  further: readonly string[]
  html: string
  config: PageConfig
  /** The data that the server has loaded, from which the browser continues. */
  state: unknown
}

const themeColors: Record<Theme, string> = { dark: '#0b0c0d', light: '#e6e4de' }

/** For the head of a page whose visitor has not chosen a theme yet. */
const systemTheme = [
  ...Object.entries(themeColors).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${color}">`,
  ),
  `<script>${themeScript}</script>`,
].join('')

/**
 * The whole page. Data is JSON and the code is files, except for the line that starts the first of them after the
 * paint.
 */
export function renderDocument(parts: DocumentParts): string {
  const { theme, head, assets, complete, further, html, config, state } = parts
  const css = assets.standIns + criticalStyles(assets.rules, html, theme)
  const files = ` data-files="${assets.client.join(' ')}" data-styles="${assets.styles}"`
  const preloads = complete ? [] : [...assets.client, ...further]
  return [
    '<!doctype html>',
    `<html lang="en-US"${theme ? ` data-theme="${theme}"` : ''}${complete ? '' : ' data-start="now"'}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    head,
    theme ? `<meta name="theme-color" content="${themeColors[theme]}">` : systemTheme,
    css && `<style>${css}</style>`,
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script>${holdScript}</script>`,
    `<script>${searchKeyScript}</script>`,
    complete
      ? `<script id="start" data-boot="${assets.boot}"${files}>${startScript}</script>`
      : `<script id="start" type="module" async src="${assets.boot}"${files}></script>`,
    complete || !assets.styles ? '' : `<link rel="preload" as="style" href="${assets.styles}">`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head><body>',
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="config">${scriptJson(config)}</script>`,
    `<script type="application/json" id="state">${scriptJson(state)}</script>`,
    '</body></html>',
  ].join('')
}
