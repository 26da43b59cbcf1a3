import { scriptJson } from '#web/lib/escape.ts'
import type { PageConfig } from '#web/lib/page-config.ts'
import type { Theme } from '#web/ui/theme-toggle.tsx'

export type PageAssets = {
  boot: string
  /** The modules of the shell, the one that starts it first. */
  client: readonly string[]
  css: string
  /** Only in development, where styles are followed as files. */
  stylesheets: readonly string[]
}

export type DocumentParts = {
  theme: Theme
  head: string
  font: string
  assets: PageAssets
  /** Whether the page is whole without its script, which can then wait. */
  complete: boolean
  html: string
  config: PageConfig
  /** What the server has loaded, for the browser to go on with. */
  state: unknown
}

export const themeColors: Record<Theme, string> = { dark: '#0b0c0d', light: '#e6e4de' }

/** The whole page. It holds no script that runs in place: data is JSON and the code is a file. */
export function renderDocument(parts: DocumentParts): string {
  const { theme, head, font, assets, complete, html, config, state } = parts
  const preloads = complete ? [] : assets.client
  return [
    '<!doctype html>',
    `<html lang="en-US" data-theme="${theme}"${complete ? '' : ' data-start="now"'}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<meta name="theme-color" content="${themeColors[theme]}">`,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    assets.css && `<style>${assets.css}</style>`,
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script type="module" async fetchpriority="low" src="${assets.boot}" data-files="${assets.client.join(' ')}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head><body>',
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="config">${scriptJson(config)}</script>`,
    `<script type="application/json" id="state">${scriptJson(state)}</script>`,
    '</body></html>',
  ].join('')
}
