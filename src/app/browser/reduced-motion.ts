/** Whether things should stand still: as the visitor chose, else as the device asks. */
export function reducedMotion(): boolean {
  const { motion } = document.documentElement.dataset
  return motion ? motion === 'reduced' : matchMedia('(prefers-reduced-motion: reduce)').matches
}
