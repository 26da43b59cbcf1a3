import { ConventionList } from './convention-list.tsx'

/** Explains the figures to readers who compare them with other programs. */
export function Conventions() {
  return (
    <details className="panel p-4">
      <summary className="link font-semibold">How we calculate</summary>
      <ConventionList />
    </details>
  )
}
