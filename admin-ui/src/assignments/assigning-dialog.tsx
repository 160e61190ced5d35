import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/feedback/dialog';
import { AssignmentPreview, type PreviewedAssignment } from './assignment-preview';
import classes from './assignments.module.css';

interface Props {
  title: string;
  /** The first step: who, what and from when. */
  children: (onPreview: (assignment: PreviewedAssignment) => void) => ReactNode;
  onAssigned?: () => void;
  onClose: () => void;
}

/** The choices stay rendered below the preview, for Back. */
export function AssigningDialog({ title, children, onAssigned, onClose }: Props) {
  const [previewed, setPreviewed] = useState<PreviewedAssignment>();
  return (
    <Dialog title={title} wide={previewed !== undefined} onClose={onClose}>
      <div className={classes.questions} hidden={previewed !== undefined}>
        {children(setPreviewed)}
      </div>
      {previewed && (
        <AssignmentPreview
          previewed={previewed}
          onBack={() => setPreviewed(undefined)}
          onAssigned={onAssigned}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
