import { chance } from '../random.ts';
import { core } from './core.ts';
import { electronics } from './electronics.ts';
import { lifeAndBusiness } from './life-and-business.ts';
import { product } from './product.ts';
import type { DemoPost, DemoQuestion } from './shape.ts';
import { software } from './software.ts';

export type { DemoAnswer, DemoPost, DemoQuestion } from './shape.ts';

export const demoPosts: DemoPost[] = [...product, ...software, ...electronics, ...core, ...lifeAndBusiness];

/** How many days ago a question was asked: as told, or some time since the post, the last months more likely. */
export const askedAgo = (post: DemoPost, asked: DemoQuestion): number => asked.ago ?? chance(`asked ${asked.q}`).between(0.2, 0.85) * Math.min(post.ago, 150);
