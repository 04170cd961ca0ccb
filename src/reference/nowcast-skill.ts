/**
 * How well the nowcast hits, as measured in docs/nowcast.md ("What it reaches"): critical success index, 0 to 1, the
 * area that was both forecast and wet over the area that was either; MeteoSwiss composites of 31 January 2017,
 * 7 start times, whole domain.
 *
 *     npm run --silent nowcast-score -- --frames DIR
 */
export const nowcastSkill = {
  leadMinutes: [15, 30, 60, 90, 120],
  thresholds: [
    {
      atLeastMmh: 0.1,
      persistence: [0.583, 0.493, 0.425, 0.397, 0.381],
      extrapolation: [0.697, 0.563, 0.436, 0.391, 0.356],
      ours: [0.746, 0.642, 0.542, 0.496, 0.477],
    },
    {
      atLeastMmh: 1,
      persistence: [0.367, 0.278, 0.24, 0.209, 0.181],
      extrapolation: [0.577, 0.41, 0.262, 0.211, 0.176],
      ours: [0.655, 0.513, 0.382, 0.298, 0.24],
    },
  ],
} as const
