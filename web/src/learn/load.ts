/** The guide and the lesson of a game, loaded when somebody learns it. */
import { texts } from "../texts/texts.svelte.ts";
import Guide from "./Guide.svelte";
import { lessonOf } from "./lesson.ts";

export async function guideOf(game: string) {
  const [lesson] = await Promise.all([lessonOf(game), texts.need("learn")]);
  return lesson && { Guide, lesson };
}
