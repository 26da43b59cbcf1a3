import { accentColors, grounds } from '#shared/newsletter/newsletter-campaigns/accent-colors.ts'
import type { Accent } from '#shared/newsletter/newsletter-campaigns/block.ts'

const { light, dark } = grounds
export const ink = '#1b1a18'
export const faint = '#5c5852'
export const edge = '#e2ddd4'

const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"

/** Classes of what changes at night, and on a phone; the styles of elements hold what they look like elsewhere. */
export const styleSheet = (accent: Accent): string => `:root{color-scheme:light dark}
@media (max-width:480px){
.edge{padding:12px 0!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.tight{padding:18px 18px 20px!important}
.cell{padding:6px 5px!important;font-size:14px!important}
.wide{width:100%!important}
.press{display:block!important}
.lead{font-size:27px!important}
}
@media (prefers-color-scheme:dark){
.back{background:${dark.back}!important}
.card{background:${dark.card}!important}
.inset{background:${dark.inset}!important;border-color:#3a3630!important}
.ink{color:#f2f0ec!important}
.faint{color:#b5afa6!important}
.line{border-color:#3a3630!important}
.link{color:${accentColors[accent].dark}!important}
.rim{border-color:${accentColors[accent].dark}!important}
.fill{background:${accentColors[accent].dark}!important}
.on{color:${dark.onAccent}!important}
}`

const pair = (name: string, style: string) => `class="${name}" style="${style}"`

/** The attributes of what a campaign is made of. */
export function looks(accent: Accent) {
  const color = accentColors[accent].light
  return {
    back: pair('back', `margin:0;padding:0;background:${light.back};${font}`),
    card: pair('card', `max-width:600px;background:${light.card};border-radius:12px;overflow:hidden`),
    inset: pair(
      'inset',
      `background:${light.inset};border:1px solid ${edge};border-radius:12px;border-collapse:separate;overflow:hidden`,
    ),
    lead: pair(
      'lead ink',
      `margin:0 0 16px;font-size:32px;line-height:1.15;font-weight:800;letter-spacing:-.02em;text-wrap:balance;color:${ink}`,
    ),
    heading: pair(
      'ink',
      `margin:16px 0 12px;font-size:22px;line-height:1.25;font-weight:800;letter-spacing:-.01em;color:${ink}`,
    ),
    rule: pair(
      'fill',
      `width:40px;height:4px;margin:0 0 16px;background:${color};border-radius:2px;font-size:0;line-height:0`,
    ),
    text: pair('ink', `margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink}`),
    link: pair('link', `color:${color};text-decoration:underline`),
    above: pair('link', `margin:0 0 6px;font-size:15px;line-height:1.4;font-weight:700;color:${color}`),
    faint: pair('faint', `margin:0;font-size:14px;line-height:1.5;color:${faint}`),
    fill: pair('fill', `background:${color};border-radius:8px;text-align:center`),
    label: pair(
      'press on',
      `display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:700;color:${light.onAccent};text-decoration:none;border-radius:8px`,
    ),
    rim: pair('rim', `border:2px solid ${color};border-radius:8px;text-align:center`),
    quiet: pair(
      'press link',
      `display:inline-block;padding:12px 24px;font-size:16px;line-height:20px;font-weight:700;color:${color};text-decoration:none;border-radius:8px`,
    ),
    title: pair(
      'ink',
      `margin:0 0 8px;font-size:20px;line-height:1.3;font-weight:800;letter-spacing:-.01em;color:${ink}`,
    ),
    line: pair('line', `margin:16px 0 32px;border:0;border-top:1px solid ${edge};font-size:0;line-height:0`),
  }
}
export type Looks = ReturnType<typeof looks>
