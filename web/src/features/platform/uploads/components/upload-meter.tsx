import { Meter } from '#web/ui/meter.tsx'

/** Shows how much of a file has been sent. */
export function UploadMeter({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return <Meter label={label} value={percent} hot={1} clip={1} valueText={`${percent} percent uploaded`} />
}
