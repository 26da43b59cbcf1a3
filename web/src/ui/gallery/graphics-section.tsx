import { ClippedWave } from '#web/graphics/clipped-wave.tsx'
import { ConeSection } from '#web/graphics/cone-section.tsx'
import { FlatTrace } from '#web/graphics/flat-trace.tsx'
import { FrequencyResponse } from '#web/graphics/frequency-response.tsx'
import { ImpedanceCurve } from '#web/graphics/impedance-curve.tsx'
import { PortedBox } from '#web/graphics/ported-box.tsx'
import { AmplifierIcon } from '../icons/amplifier-icon.tsx'
import { EnclosureIcon } from '../icons/enclosure-icon.tsx'
import { PodiumIcon } from '../icons/podium-icon.tsx'
import { ScoreSheetIcon } from '../icons/score-sheet-icon.tsx'
import { SplMeterIcon } from '../icons/spl-meter-icon.tsx'
import { SubwooferIcon } from '../icons/subwoofer-icon.tsx'
import { WiringIcon } from '../icons/wiring-icon.tsx'
import { Specimen } from './specimen.tsx'

/** A level and an impedance that look like those of a ported box. */
const level = Array.from({ length: 65 }, (_, at) => 128 - ((at - 22) / 12) ** 2)
const impedance = Array.from(
  { length: 65 },
  (_, at) => 5 + 28 * (Math.exp(-(((at - 10) / 4) ** 2)) + Math.exp(-(((at - 36) / 5) ** 2))),
)

export function GraphicsSection() {
  return (
    <>
      <Specimen
        name="Icons"
        use="Ours for what only car audio has, lucide for the rest; both on a 24-unit grid with the same line."
      >
        {() => (
          <div className="flex flex-wrap gap-5">
            <SubwooferIcon className="size-8" />
            <EnclosureIcon className="size-8" />
            <AmplifierIcon className="size-8" />
            <SplMeterIcon className="size-8" />
            <WiringIcon className="size-8" />
            <ScoreSheetIcon className="size-8" />
            <PodiumIcon className="size-8" />
          </div>
        )}
      </Specimen>
      <Specimen
        name="FrequencyResponse, ImpedanceCurve"
        use="Curves over the log of frequency, always in a display; on pages they are computed, never a decorative squiggle."
      >
        {() => (
          <div className="display p-3">
            <FrequencyResponse
              level={level}
              against={level.map((one) => one - 4)}
              tuning={33}
              label="Response of a ported box against the same box sealed"
              className="block w-full"
            />
            <ImpedanceCurve
              impedance={impedance}
              tuning={33}
              label="Impedance of a ported box"
              className="block w-full"
            />
          </div>
        )}
      </Specimen>
      <Specimen name="ConeSection, PortedBox" use="To scale, where the geometry is the subject.">
        {() => (
          <div className="display grid gap-4 p-4 sm:grid-cols-2">
            <ConeSection label="A subwoofer in cross-section" className="w-full" />
            <PortedBox
              volume={0.07}
              portLength={0.6}
              label="A ported box in cross-section"
              className="w-full"
            />
          </div>
        )}
      </Specimen>
      <Specimen
        name="FlatTrace, ClippedWave"
        use="The pictures of EmptyState and ErrorState: no signal, and too much of it."
      >
        {() => (
          <div className="flex flex-wrap gap-6">
            <FlatTrace className="h-20 w-56" />
            <ClippedWave className="h-20 w-56" />
          </div>
        )}
      </Specimen>
    </>
  )
}
