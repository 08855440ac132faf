/** A chance as whole points: 26. */
export const points = (chance: number): number => Math.round(chance * 100);
