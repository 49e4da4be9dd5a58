import type { SceneName } from '../hackathons';
import { bridge } from './bridge';
import { camp } from './camp';
import { capital } from './capital';
import { city } from './city';
import { crystal } from './crystal';
import { cup } from './cup';
import { peaks } from './peaks';
import { planet } from './planet';
import { road } from './road';
import type { Scene } from './scenery';
import { tree } from './tree';

export const scenes: Record<SceneName, Scene> = {
  bridge,
  camp,
  capital,
  city,
  crystal,
  cup,
  peaks,
  planet,
  road,
  tree,
};
