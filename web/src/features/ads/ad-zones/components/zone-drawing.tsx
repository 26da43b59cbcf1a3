import { type BookedZone, sizesOf, zoneName, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { isFeaturing } from '#shared/ads/ad-zones/zone-settings.ts'
import { type Box, type DrawnPage, drawnPage } from './zone-layout.ts'

const [margin, bar] = [40, 64]

const times = ({ width, height }: { width: number; height: number }) => `${width} by ${height}`

/** Where a zone stands, on a wide screen and on a phone, with a sample ad in true proportions. */
export function ZoneDrawing({ zone }: { zone: BookedZone }) {
  const [wide, phone] = [drawnPage(zone, 'wide'), drawnPage(zone, 'phone')]
  const isFirstCard = isFeaturing(zone)
  const hasWords = isFirstCard || zoneOf(zone).hasWords === true
  return (
    <svg
      viewBox={`0 0 ${wide.width + phone.width + 3 * margin} ${wide.height + 2 * margin}`}
      role="img"
      aria-label={
        isFirstCard
          ? 'The first card of the directory'
          : `${zoneName(zone)} with a sample ad of ${sizesOf(zone).map(times).join(' and ')} pixels`
      }
      className="w-full bg-well"
    >
      <Page page={wide} x={margin} hasWords={hasWords} />
      <Page page={phone} x={wide.width + 2 * margin} hasWords={hasWords} />
    </svg>
  )
}

type PageProps = { page: DrawnPage; x: number; hasWords: boolean }

function Page({ page: { width, height, blocks, ad }, x, hasWords }: PageProps) {
  return (
    <svg x={x} y={margin} width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} rx={8} className="fill-panel" />
      <rect width={width} height={bar} className="fill-raised" />
      {blocks.map((block) => (
        <rect key={`${block.x} ${block.y}`} {...block} rx={6} className="fill-raised" />
      ))}
      <SampleAd ad={ad} />
      {hasWords && (
        <>
          <rect
            x={ad.x}
            y={ad.y + ad.height + 16}
            width={ad.width * 0.8}
            height={22}
            rx={4}
            className="fill-current"
          />
          <rect
            x={ad.x}
            y={ad.y + ad.height + 52}
            width={ad.width * 0.6}
            height={16}
            rx={4}
            className="fill-dim"
          />
        </>
      )}
    </svg>
  )
}

/** A speaker and two words, which is what an ad here may well show. */
function SampleAd({ ad: { x, y, width, height } }: { ad: Box }) {
  const isWide = width > 2.5 * height
  const size = isWide ? Math.min(height * 0.4, width * 0.13) : width * 0.15
  const radius = height * (isWide ? 0.34 : 0.25)
  const [cx, cy] = isWide
    ? [x + height * 0.12 + radius, y + height / 2]
    : [x + width / 2, y + height * 0.12 + radius]
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} className="fill-current" />
      {[1, 0.72, 0.3].map((share, at) => (
        <circle
          key={share}
          cx={cx}
          cy={cy}
          r={radius * share}
          className={at === 1 ? 'fill-current' : 'fill-ground'}
        />
      ))}
      <text
        x={isWide ? cx + radius + height * 0.2 : cx}
        y={isWide ? cy + size * 0.36 : y + height * 0.72 + size * 0.6}
        textAnchor={isWide ? 'start' : 'middle'}
        fontSize={size}
        fontWeight={700}
        className="fill-ground"
      >
        Your ad
      </text>
    </>
  )
}
