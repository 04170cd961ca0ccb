/** Whether to avoid motion: as the visitor chose, else as the device is set. */
export function reducedMotion(): boolean {
  const { motion } = document.documentElement.dataset
  return motion ? motion === 'reduced' : matchMedia('(prefers-reduced-motion: reduce)').matches
}
