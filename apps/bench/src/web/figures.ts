import { median } from '../ratios/median.ts'

/** Lighthouse figures in its mobile preset. */
export interface Figures {
  /** 0 to 100. The last three are null if only performance was measured. */
  performance: number
  accessibility: number | null
  bestPractices: number | null
  seo: number | null
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
}

export interface Compared {
  ours: Figures
  twin: Figures
  /** Ours : twin. */
  firstPaintRatio: number
  largestPaintRatio: number
}

/** Medians of runs in turns, and the ratios of these. */
export function compare(ours: Figures[], twins: Figures[]): Compared {
  const [our, twin] = [medians(ours), medians(twins)]
  return {
    ours: our,
    twin,
    firstPaintRatio: our.firstPaintMs / twin.firstPaintMs,
    largestPaintRatio: our.largestPaintMs / twin.largestPaintMs,
  }
}

function medians(runs: Figures[]): Figures {
  const of = (read: (run: Figures) => number) => median(runs.map(read))
  const ofScores = (read: (run: Figures) => number | null) => {
    const scores = runs.map(read).filter((score) => score !== null)
    return scores.length > 0 ? median(scores) : null
  }
  return {
    performance: of((run) => run.performance),
    accessibility: ofScores((run) => run.accessibility),
    bestPractices: ofScores((run) => run.bestPractices),
    seo: ofScores((run) => run.seo),
    firstPaintMs: of((run) => run.firstPaintMs),
    largestPaintMs: of((run) => run.largestPaintMs),
    blockingMs: of((run) => run.blockingMs),
    layoutShift: of((run) => run.layoutShift),
  }
}
