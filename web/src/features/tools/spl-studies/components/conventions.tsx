/** Explains the figures. */
export function Conventions() {
  return (
    <details className="panel p-4">
      <summary className="link font-semibold">How we calculate</summary>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-dim">
        <li>Level is rms in half space at 1 m; the cabin is added to it. Air at 20 °C.</li>
        <li>Drivers that share a power add 10·log n, drivers with the same power each 20·log n.</li>
        <li>
          A cabin lifts by 12 dB per octave below its first mode, which follows from its longest inner length,
          until its leaks end that. There, distance does not count.
        </li>
        <li>
          The ceiling is the pressure that the air moved at Xmax makes in the cabin. A level above it is cut
          to it.
        </li>
        <li>The band is ±3 dB, and ±1.5 dB with a measured cabin.</li>
        <li>
          This is never a predicted score: meters, seals, the place of the microphone and the vehicle decide.
        </li>
      </ul>
    </details>
  )
}
