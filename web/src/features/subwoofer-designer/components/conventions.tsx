import { ConventionList } from './convention-list.tsx'

/** What the figures mean, for those who compare them with other programs. */
export function Conventions() {
  return (
    <details className="panel p-4">
      <summary className="link font-semibold">How we calculate</summary>
      <ConventionList />
    </details>
  )
}
