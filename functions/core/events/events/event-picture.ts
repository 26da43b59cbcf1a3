import { wrapText } from '#core/platform/pdf/wrap-text.ts'
import { drawPng } from '#core/platform/pictures/draw-png.ts'
import { type PictureStyle, textPath } from '#core/platform/pictures/text-path.ts'
import { dayParts } from '#shared/platform/time/day-parts.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { Pictured } from './picture-key.ts'

const width = 1200
const height = 630
const margin = 72
const dateWidth = 220
const textLeft = margin + dateWidth + 56
const mostTitleLines = 3

const ink = '#f4f3ee'
const dim = '#a9adb3'
const signal = '#ffa51f'
/** The mark of the platform, in a box of 32. */
const mark = 'M1 26C6.5 26 6.5 9.5 9.5 9.5S12 25 15.75 25 19 4.5 22.5 4.5 25 26 31 26'

/** The preview of a link to an event: its day, title, place and time, 1200 by 630. */
export const eventPicture = (event: Pictured): Promise<Buffer> => drawPng(eventSvg(event))

function eventSvg(event: Pictured): string {
  const { title, venueName, city, state, startsAt, startsOn, timeZone, status } = event
  const titleStyle = { size: 68, bold: true }
  const room = width - margin - textLeft
  const lines = cut(
    wrapText(title, (line) => textPath(line, titleStyle).width, room),
    mostTitleLines,
  )
  const titleTop = 170
  const below = titleTop + (lines.length - 1) * 82
  const place = cut(
    wrapText(`${venueName}, ${city}, ${state}`, (line) => textPath(line, { size: 36 }).width, room),
    1,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#0c0e10"/>`,
    `<rect width="${width}" height="10" fill="${signal}"/>`,
    dateBlock(startsOn),
    ...lines.map((line, at) => written(line, titleStyle, textLeft, titleTop + at * 82, ink)),
    ...place.map((line) => written(line, { size: 36 }, textLeft, below + 78, dim)),
    written(zonedTime(startsAt, timeZone), { size: 36 }, textLeft, below + 130, dim),
    status === 'cancelled'
      ? written('Cancelled', { size: 40, bold: true }, textLeft, below + 192, '#ff8a75')
      : '',
    `<g transform="translate(${margin} 532) scale(1.6)"><path d="${mark}" fill="none" stroke="${signal}" stroke-width="3.25" stroke-linecap="square"/></g>`,
    written('BOXRISE', { size: 40, bold: true }, margin + 68, 574, ink),
    '</svg>',
  ].join('')
}

/** The day as a tear-off calendar shows it. */
function dateBlock(startsOn: string): string {
  const { month, day, weekday } = dayParts(startsOn)
  const middle = margin + dateWidth / 2
  const centered = (text: string, style: PictureStyle, y: number, color: string) =>
    written(text, style, middle - textPath(text, style).width / 2, y, color)
  return [
    `<rect x="${margin}" y="96" width="${dateWidth}" height="280" rx="10" fill="#000000" stroke="#33383d" stroke-width="2"/>`,
    centered(month.toUpperCase(), { size: 38, bold: true }, 158, dim),
    centered(String(day), { size: 130, bold: true }, 288, ink),
    centered(weekday.toUpperCase(), { size: 38, bold: true }, 346, dim),
  ].join('')
}

const written = (text: string, style: PictureStyle, x: number, y: number, color: string) =>
  `<path d="${textPath(text, style, { x, y }).d}" fill="${color}"/>`

/** So many lines at most; an ellipsis marks the rest. */
const cut = (lines: readonly string[], most: number): string[] =>
  lines.slice(0, most).map((line, at) => (at === most - 1 && lines.length > most ? `${line}…` : line))
