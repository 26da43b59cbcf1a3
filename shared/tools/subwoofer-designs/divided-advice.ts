import type { BuildAdvice, Fix, ShownAs } from './advice.ts'
import { builtBox } from './built-box.ts'
import type { BuiltBox, DividedParts } from './built-box-type.ts'
import { dividedBraceIssues } from './divided-brace-issues.ts'
import { dividedDriverIssues } from './divided-driver-issues.ts'
import { dividedFixes } from './divided-fixes.ts'
import type { DividedIssue } from './divided-issue.ts'
import { dividedPortIssues } from './divided-port-issues.ts'
import type { PortedPart } from './parts-of-box.ts'
import type { SavedDesign } from './saved-design.ts'
import { widestThatFits } from './widest-mouth.ts'

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
    const key =
      issue.rule === 'port_mouth'
        ? `${issue.rule} ${issue.part}`
        : `${issue.rule} ${issue.tone} ${issue.part}`
    const known = tried.get(key)
    if (known) return known
    const fixes: Fix[] = []
    for (const fix of dividedFixes(design, box, issue, shown)) {
      const isKnown = fixes.some(({ label }) => label === fix.label)
      if (!isKnown && helps(fix.design, issue, issues, shown)) fixes.push(fix)
      if (fixes.length === mostFixes) break
    }
    tried.set(key, fixes)
    return fixes
  }
  const said = new Set<PortedPart>()
  /** Adds to the first sentence about a round port that nothing helps which size would have room. */
  const sentenceOf = ({ sentence, ...issue }: DividedIssue, fixes: readonly Fix[]): string => {
    const { rule, part } = issue
    if (rule !== 'port_mouth' || !part || fixes.length > 0 || said.has(part)) return sentence
    if (design.box[part].shape === 'slot') return sentence
    said.add(part)
    const hasRoom = (changed: SavedDesign) => helps(changed, issue, issues, shown)
    return `${sentence} ${widestThatFits(design, part, hasRoom, shown)}`
  }
  return issues.map((issue) => {
    const { part: _, ...rest } = issue
    const fixes = fixesOf(issue)
    return { ...rest, sentence: sentenceOf(issue, fixes), fixes }
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
  design: SavedDesign,
  { rule, tone, part }: Pick<DividedIssue, 'rule' | 'tone' | 'part'>,
  before: readonly DividedIssue[],
  shown: ShownLength,
): boolean {
  const box = builtBox(design)
  if ('code' in box || !box.divided) return false
  const after = dividedIssues(design, box, box.divided, shown)
  const count = (issues: readonly DividedIssue[], is: (issue: DividedIssue) => boolean) =>
    issues.filter(is).length
  const isDanger = (issue: DividedIssue) => issue.tone === 'danger'
  const [left, were] = [count(after, isDanger), count(before, isDanger)]
  const isMouth = (issue: DividedIssue) => issue.rule === 'port_mouth'
  // A mouth has room on all its sides or has none, and the ports of the other chamber keep theirs.
  if (rule === 'port_mouth')
    return (
      !after.some((issue) => isMouth(issue) && issue.part === part) &&
      count(after, isMouth) < count(before, isMouth) &&
      left <= were
    )
  const isSame = (issue: DividedIssue) => issue.rule === rule && issue.tone === tone
  return count(after, isSame) < count(before, isSame) && (tone === 'danger' ? left < were : left <= were)
}
