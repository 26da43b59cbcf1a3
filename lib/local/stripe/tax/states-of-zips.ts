/**
 * States by the first three digits of a ZIP code, up to and including the last of a run: the state, the
 * territory or the code of the armed forces, or none.
 */
const runs =
  '004- 005NY 007PR 008VI 009PR 027MA 029RI 038NH 049ME 059VT 069CT 089NJ 098AE 099- 149NY 150- 196PA 199DE 205DC 219MD 246VA 268WV 269- 289NC 299SC 319GA 339FL 340AA 349FL 350- 369AL 385TN 397MS 399GA 427KY 429- 459OH 479IN 499MI 528IA 529- 549WI 567MN 569- 577SD 579- 588ND 589- 599MT 629IL 658MO 659- 679KS 693NE 699- 714LA 715- 729AR 749OK 799TX 816CO 819- 831WY 838ID 839- 847UT 849- 865AZ 869- 884NM 885TX 888- 898NV 899- 961CA 966AP 968HI 969- 979OR 994WA 999AK'
    .split(' ')
    .map((run) => ({ last: Number(run.slice(0, 3)), state: run.slice(3) }))

/** Islands of the Pacific share their first digits with Hawaii and with states of their own. */
const islands: [zips: RegExp, state: string][] = [
  [/^96799/, 'AS'],
  [/^969(1|2|3[0-2])/, 'GU'],
  [/^9695/, 'MP'],
]

/** The state that a ZIP code is in; none where there is no such code. */
export function stateOfZip(code: string): string | undefined {
  const [digits] = /^\d{5}(?=$|-\d{4}$)/.exec(code.trim()) ?? []
  const island = digits && islands.find(([zips]) => zips.test(digits))
  if (island) return island[1]
  const run = digits && runs.find(({ last }) => Number(digits.slice(0, 3)) <= last)
  return run && run.state !== '-' ? run.state : undefined
}
