import type { BuildAdvice, Fix, ShownAs } from './advice.ts'
import { type BuiltBox, builtBox } from './built-box.ts'
import type { DividedParts } from './built-divided-box.ts'
import { dividedBraceIssues } from './divided-brace-issues.ts'
import { dividedDriverIssues } from './divided-driver-issues.ts'
import { dividedFixes } from './divided-fixes.ts'
import type { DividedIssue } from './divided-issue.ts'
import { dividedPortIssues } from './divided-port-issues.ts'
import type { SavedDesign } from './saved-design.ts'

type ShownLength = Pick<ShownAs, 'length'>

/** So many fixes of one thing are offered. */
const mostFixes = 2

/** Explains why a box with two chambers cannot be built as it is, or should not be, with what helps. */
export function dividedAdvice(
  design: SavedDesign,
  box: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): BuildAdvice[] {
  const issues = dividedIssues(design, box, divided, shown)
  // A fix for several edges of a port is tried only once.
  const tried = new Map<string, readonly Fix[]>()
  const fixesOf = (issue: DividedIssue): readonly Fix[] => {
    const key = `${issue.rule} ${issue.tone} ${issue.part}`
    const known = tried.get(key)
    if (known) return known
    const fixes = dividedFixes(design, box, issue, shown)
      .filter((fix) => helps(fix, issue, issues, shown))
      .slice(0, mostFixes)
    tried.set(key, fixes)
    return fixes
  }
  return issues.map((issue) => {
    const { part: _, ...said } = issue
    return { ...said, fixes: fixesOf(issue) }
  })
}

const dividedIssues = (
  design: SavedDesign,
  box: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): DividedIssue[] => [
  ...dividedDriverIssues(design, box, divided, shown),
  ...dividedPortIssues(design, box, divided, shown),
  ...dividedBraceIssues(box, divided, shown),
]

/** True if a change removes a problem with a box, and puts nothing worse in its place. */
function helps(
  { design }: Fix,
  { rule, tone }: Pick<DividedIssue, 'rule' | 'tone'>,
  before: readonly DividedIssue[],
  shown: ShownLength,
): boolean {
  const box = builtBox(design)
  if ('code' in box || !box.divided) return false
  const after = dividedIssues(design, box, box.divided, shown)
  const count = (issues: readonly DividedIssue[], is: (issue: DividedIssue) => boolean) =>
    issues.filter(is).length
  const isSame = (issue: DividedIssue) => issue.rule === rule && issue.tone === tone
  const isDanger = (issue: DividedIssue) => issue.tone === 'danger'
  const [left, were] = [count(after, isDanger), count(before, isDanger)]
  return count(after, isSame) < count(before, isSame) && (tone === 'danger' ? left < were : left <= were)
}
