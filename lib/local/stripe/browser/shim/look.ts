type Base = {
  color?: string
  fontFamily?: string
  fontSize?: string
  fontWeight?: string
  '::placeholder'?: { color?: string }
}
export type Style = { base?: Base; invalid?: Base }
export type Appearance = { theme?: string; variables?: Record<string, string> }
export type Look = { css: string }

/** Takes the colors of the page around it, so that dark and light both fit, unless it is given others. */
export function lookOf(style: Style = {}, { variables = {} }: Appearance = {}): Look {
  const { base = {}, invalid = {} } = style
  const color = safe(base.color ?? variables.colorText) ?? 'inherit'
  const danger =
    safe(invalid.color ?? variables.colorDanger) ?? 'color-mix(in srgb, #e5484d 65%, currentColor)'
  const placeholder =
    safe(base['::placeholder']?.color ?? variables.colorTextPlaceholder) ??
    'color-mix(in srgb, currentColor 72%, transparent)'
  const primary = safe(variables.colorPrimary) ?? 'currentColor'
  return {
    css: `
:host { display: block; color: ${color}; font: inherit; font-family: ${safe(base.fontFamily ?? variables.fontFamily) ?? 'inherit'}; font-size: ${safe(base.fontSize ?? variables.fontSizeBase) ?? 'inherit'}; }
* { box-sizing: border-box; }
input { min-width: 0; min-height: 24px; padding: 0; border: 0; background: transparent; color: inherit; font: inherit; outline-offset: 2px; }
input::placeholder { color: ${placeholder}; opacity: 1; }
input:focus-visible { outline: 2px solid ${primary}; border-radius: 2px; }
input[aria-invalid='true'] { color: ${danger}; }
input:disabled { opacity: 0.6; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; }
.row .number { flex: 1 1 11.5em; }
.row .expiry { flex: 0 1 5em; }
.row .cvc { flex: 0 1 3.5em; }
.row .postalCode { flex: 0 1 5em; }
.stack { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.field { display: grid; gap: 4px; }
.field.number, .field.postalCode { grid-column: 1 / -1; }
.field input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, currentColor 55%, transparent); border-radius: ${safe(variables.borderRadius) ?? '6px'}; background: ${safe(variables.colorBackground) ?? 'transparent'}; }
.field input[aria-invalid='true'] { border-color: ${danger}; }
label { font-size: 0.875em; }
#message { min-height: 1.4em; margin: 8px 0 0; color: ${danger}; font-size: 0.875em; }
`,
  }
}

/** A value of a style ends where it is put: it opens nothing. */
const safe = (value: string | undefined) =>
  value !== undefined && /^[^{};<>]+$/.test(value) ? value : undefined
